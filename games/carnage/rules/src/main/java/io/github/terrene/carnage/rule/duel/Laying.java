package io.github.terrene.carnage.rule.duel;

import io.github.terrene.carnage.action.Action;
import io.github.terrene.carnage.action.Action.Concede;
import io.github.terrene.carnage.action.Action.Lay;
import io.github.terrene.carnage.card.ElementCard;
import io.github.terrene.carnage.event.ElementsLaid;
import io.github.terrene.carnage.rule.Play;
import io.github.terrene.carnage.rule.Prompt;
import io.github.terrene.carnage.rule.Victory;
import io.github.terrene.carnage.table.Duel;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.Ballot;
import io.github.terrene.kernel.engine.Kinds;
import io.vavr.collection.Array;

/**
 * Players lay Element cards, secretly and at the same time.
 *
 * @param laid what each player has laid, by seat; a seat sees only its own
 */
@Rule({"CG-8.4", "CG-8.14", "CG-13.8", "CG-14.5"})
public record Laying(Ballot<Laid> laid) implements Prompt {
    private static final Kinds OFFERS = Kinds.of(Lay.class, Concede.class);

    /** Nothing is laid yet. */
    static Laying open(Duel duel) {
        return new Laying(
                new Ballot<>(Players.BOTH.map(seat -> duel.monsters(seat) ? Laid.BY_MONSTERS : Laid.NOTHING)));
    }

    /**
     * What a player has laid.
     *
     * @param by whether the player has laid cards, has yet to lay them, or lays none
     * @param cards the cards for rounds 1, 2 and 3; empty if none are laid
     */
    public record Laid(By by, Array<ElementCard> cards) implements Ballot.Choice {
        /** Nothing yet. */
        public static final Laid NOTHING = new Laid(By.AWAITED, Array.empty());

        /** Monsters choose nothing. */
        static final Laid BY_MONSTERS = new Laid(By.MONSTERS, Array.empty());

        /** Whether a player has laid cards, has yet to lay them, or lays none. */
        public enum By {
            /** The player has yet to lay cards. */
            AWAITED,
            /** The cards are laid. */
            LAID,
            /** The player concedes. */
            CONCEDED,
            /** The player lays none. */
            MONSTERS
        }

        @Override
        public boolean complete() {
            return by != By.AWAITED;
        }

        /** What everybody may know of it: whether Monsters lay. */
        public Laid hidden() {
            return by == By.MONSTERS ? this : NOTHING;
        }

        private Array<Action> actions(Seat seat) {
            return switch (by) {
                case LAID -> Array.of(new Lay(seat, cards.map(ElementCard::id)));
                case CONCEDED -> Array.of(new Concede(seat));
                default -> Array.empty();
            };
        }
    }

    @Override
    public Array<Seat> seats() {
        return laid.awaited();
    }

    @Override
    public Kinds offers(Seat seat) {
        return laid.of(seat).complete() ? Kinds.NONE : OFFERS;
    }

    @Override
    public String key() {
        return "lay";
    }

    @Override
    public String rule() {
        return "CG-8.4";
    }

    @Override
    public void concede(Seat seat, Play play) {
        choose(seat, new Laid(Laid.By.CONCEDED, Array.empty()), play);
    }

    /** Notes a choice, which is final, and carries out all choices if it was the last one. */
    void choose(Seat seat, Laid choice, Play play) {
        Laying now = new Laying(laid.with(seat, choice));
        if (!now.laid.complete()) {
            play.next(now);
        } else if (!Victory.conceded(
                play, Players.BOTH.filter(each -> now.laid.of(each).by() == Laid.By.CONCEDED))) {
            Players.BOTH
                    .filter(each -> now.laid.of(each).by() == Laid.By.LAID)
                    .forEach(each ->
                            play.emit(new ElementsLaid(each, now.laid.of(each).cards())));
        }
    }

    @Override
    public Array<Action> actions() {
        return Players.BOTH.flatMap(seat -> laid.of(seat).actions(seat));
    }
}
