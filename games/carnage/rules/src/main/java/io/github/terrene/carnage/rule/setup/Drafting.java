package io.github.terrene.carnage.rule.setup;

import io.github.terrene.carnage.action.Action;
import io.github.terrene.carnage.action.Action.Concede;
import io.github.terrene.carnage.action.Action.EndDraft;
import io.github.terrene.carnage.action.Action.KeepLegend;
import io.github.terrene.carnage.action.Action.KeepRelic;
import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.due.Due;
import io.github.terrene.carnage.event.DecksShuffled;
import io.github.terrene.carnage.event.SpearheadShown;
import io.github.terrene.carnage.rule.Elements;
import io.github.terrene.carnage.rule.Play;
import io.github.terrene.carnage.rule.Prompt;
import io.github.terrene.carnage.rule.Victory;
import io.github.terrene.carnage.rule.resolve.DrawCards;
import io.github.terrene.carnage.table.Decks;
import io.github.terrene.carnage.table.Pile;
import io.github.terrene.carnage.table.Table;
import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.Ballot;
import io.github.terrene.kernel.engine.Kinds;
import io.vavr.collection.Array;

/**
 * Both players decide, secretly and at the same time, which of the drawn Legends and Relics they keep, and which Legends bear the Relics.
 *
 * @param drafts the draft of each player, by seat; a seat sees only its own
 */
@Rule({"CG-4.1", "CG-4.2", "CG-4.5", "CG-4.11", "CG-14.5"})
public record Drafting(Ballot<Draft> drafts) implements Prompt {
    private static final int HAND = 5;

    private static final Kinds LEGENDS = Kinds.of(KeepLegend.class, EndDraft.class, Concede.class);
    private static final Kinds RELICS = Kinds.of(KeepRelic.class, EndDraft.class, Concede.class);

    /** The draft of a seat. */
    public Draft of(Seat seat) {
        return drafts.of(seat);
    }

    @Override
    public Array<Due> due() {
        return Players.BOTH.reject(seat -> of(seat).equals(Draft.HIDDEN)).map(seat -> of(seat).offer(seat));
    }

    @Override
    public Array<Seat> seats() {
        return drafts.awaited();
    }

    @Override
    public Kinds offers(Seat seat) {
        return switch (of(seat).stage()) {
            case LEGENDS -> LEGENDS;
            case RELICS -> RELICS;
            default -> Kinds.NONE;
        };
    }

    @Override
    public String key() {
        return "draft";
    }

    @Override
    public String rule() {
        return "CG-4.5";
    }

    @Override
    public void concede(Seat seat, Play play) {
        choose(seat, of(seat).in(Draft.Stage.CONCEDED), play);
    }

    /** Notes what a player has chosen; if that completes both drafts, they are carried out. */
    void choose(Seat seat, Draft draft, Play play) {
        Drafting now = new Drafting(drafts.with(seat, draft));
        if (!now.drafts.complete()) {
            play.next(now);
        } else if (!Victory.conceded(
                play, Players.BOTH.filter(each -> now.of(each).stage() == Draft.Stage.CONCEDED))) {
            now.prepare(play);
        }
    }

    @Override
    public Array<Action> actions() {
        return Players.BOTH.flatMap(seat -> of(seat).actions(seat));
    }

    /** The same with what a seat could believe that others have drawn; they have kept nothing yet. */
    public Drafting imagined(Seat viewer, Table table, Dice dice) {
        return new Drafting(new Ballot<>(Players.BOTH.map(seat -> seat.equals(viewer)
                ? of(seat)
                : Draft.drawn(table.side(seat).decks().companion().cards(), dice))));
    }

    /** Both drafts are complete. */
    @Rule({"CG-4.4", "CG-4.5", "CG-4.6", "CG-4.8", "CG-4.12", "CG-8.17"})
    private void prepare(Play play) {
        for (Seat seat : Players.BOTH) {
            play.emit(new SpearheadShown(seat, of(seat).spearhead()));
        }
        for (Seat seat : Players.BOTH) {
            Decks decks = play.side(seat).decks();
            Pile<Card> companion =
                    new Pile<>(play.dice().shuffle(decks.companion().cards()));
            play.emit(new DecksShuffled(
                    seat,
                    companion,
                    new Pile<>(play.dice().shuffle(decks.adventure().cards()))));
            Elements.shuffle(play, seat);
        }
        play.next(
                new DrawCards(Players.SOUTH, Due.Reason.FIRST_HAND, HAND),
                new DrawCards(Players.NORTH, Due.Reason.FIRST_HAND, HAND),
                DrawForSword.TASK);
    }
}
