"""The notes and cells of the score book."""

from __future__ import annotations

from game.engine.ledger import Entry, Ledger, Line
from game.engine.rules import Rules
from game.engine.state import DealResult
from game.engine.tables import Side, Table
from game.words.cards import bid_text
from game.words.lookup import t
from game.words.names import Names
from game.words.numbers import listing

_NIL_CELLS = {
    Entry.NIL_MADE: "nil_kept",
    Entry.NIL_FAILED: "nil_lost",
    Entry.BLIND_NIL_MADE: "blind_nil_kept",
    Entry.BLIND_NIL_FAILED: "blind_nil_lost",
}


def deal_note(result: DealResult, table: Table, names: Names) -> str:
    """Who dealt and who took what: "Vera dealt. 13 tricks: 6 yours, 7 theirs."."""
    dealt = t("sheet.dealt", you=names.you(result.dealer), who=names.title(result.dealer))
    return f"{dealt} {_trick_count(result, table, names)}"


def side_note(result: DealResult, side: Side, table: Table, names: Names) -> str:
    """What a side bid and took, the viewer first: "bid 5 and nil, took 6"."""
    seats = names.seats(side, table)
    took = t("sheet.took", n=sum(result.taken[seat] for seat in seats))
    bids = [bid_text(bid) for seat in seats if (bid := result.bids[seat]) is not None]
    return t("sheet.bid_took", bids=listing(bids), took=took) if bids else took


def history_cell(result: DealResult, side: Side, table: Table) -> str:
    """The cell of the match's history: "9 of 7", "nil, 6 of 5", "nil lost, 4 of 4"."""
    ledger = result.ledgers[side]
    nils = [_NIL_CELLS[line.entry] for line in ledger.lines if line.entry in _NIL_CELLS]
    parts = [t(f"sheet.cell.{kind}") for kind in nils]
    bids = [bid for seat in table.sides[side] if (bid := result.bids[seat]) is not None]
    if not bids:
        return str(sum(result.taken[seat] for seat in table.sides[side]))
    if any(not bid.nil for bid in bids):
        taken = counted(ledger, sum(result.taken[seat] for seat in table.sides[side]))
        parts.append(t("sheet.cell.of", taken=taken, contract=ledger.contract))
    return t("list.comma").join(parts)


def counted(ledger: Ledger, taken: int) -> int:
    """The tricks that counted for the contract by the ledger, `taken` where it does not say."""
    contract = next((line for line in ledger.lines if _counts(line)), None)
    return taken if contract is None else contract.tricks


def match_goal(rules: Rules) -> str:
    """What ends the match: "first to 500", "12 deals"."""
    if rules.deals:
        return t("sheet.deals", n=rules.deals)
    return t("sheet.first_to", target=rules.target)


def _counts(line: Line) -> bool:
    return line.contract > 0 and line.entry is not Entry.OVERTRICKS


def _trick_count(result: DealResult, table: Table, names: Names) -> str:
    mine = [side for side in range(len(table.sides)) if names.yours(side, table)]
    if not mine:
        return t("sheet.tricks", tricks=table.tricks)
    yours = sum(result.taken[seat] for seat in table.sides[mine[0]])
    if len(table.sides) != 2:
        return t("sheet.tricks_yours", tricks=table.tricks, yours=yours)
    theirs = sum(result.taken) - yours
    return t("sheet.tricks_both", tricks=table.tricks, yours=yours, theirs=theirs)
