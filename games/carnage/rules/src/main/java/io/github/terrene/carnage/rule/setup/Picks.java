package io.github.terrene.carnage.rule.setup;

import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.rule.Game;
import io.github.terrene.carnage.rule.Play;
import io.github.terrene.carnage.rule.setup.Draft.Stage;
import io.github.terrene.carnage.table.Spearhead;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.Listing;
import io.github.terrene.kernel.engine.Verdict;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** What the rules for keeping cards in the draft share: the cards that can be picked, and what picking demands. */
final class Picks {
    private Picks() {}

    static Draft draft(Game game, Seat seat) {
        return ((Drafting) game.tasks().head()).of(seat);
    }

    static void choose(Seat seat, UnaryOperator<Draft> change, Play play) {
        Drafting drafting = (Drafting) play.take();
        drafting.choose(seat, change.apply(drafting.of(seat)), play);
    }

    /**
     * A drawn card that is to be kept.
     *
     * @param index which of the drawn ones, counted from 0; -1 if it was drawn before one that is kept, or is kept
     * @param place for the Legend at that place; 0 for a Legend
     */
    record Pick(Card card, int index, int place) {}

    static @Nullable Pick find(Draft draft, String id, int place, Verdict why) {
        Option<Card> drawn = draft.drawn().find(card -> card.id().equals(id));
        if (drawn.isEmpty()) {
            return why.silent() ? null : why.none(notDrawn(draft, id));
        }
        return new Pick(drawn.get(), draft.find(id), place);
    }

    private static Rejection notDrawn(Draft draft, String id) {
        return Rejection.of(
                "CG-4.11/not-drawn",
                "{card:card} is not among the {type} drawn",
                id,
                draft.stage() == Stage.LEGENDS ? "Legends" : "Relics");
    }

    /** Offers each card that may come next; of copies the one drawn first. */
    static void offer(Draft draft, int place, Listing<Pick> listing) {
        Array<Card> drawn = draft.drawn();
        for (int i = 0; i < drawn.size(); i++) {
            int next = draft.find(drawn.get(i).id());
            if (next >= 0 && drawn.indexOf(drawn.get(i)) == i) {
                listing.offer(new Pick(drawn.get(next), next, place));
            }
        }
    }

    /** Offers each card that was drawn. */
    static void offerAll(Draft draft, int place, Listing<Pick> listing) {
        draft.drawn().forEach(card -> listing.offer(new Pick(card, draft.find(card.id()), place)));
    }

    /** What 4.1 demands of kept Legends, and 4.2 of kept Relics. */
    @Rule({"CG-4.1", "CG-4.2", "CG-4.11"})
    static boolean mayKeep(Game game, Draft draft, Pick pick, String rule, Verdict why) {
        Card card = pick.card();
        Array<Card> kept = draft.kept();
        String name = game.options().name(card);
        int worth = card.level();
        boolean again = false;
        for (int i = 0; i < kept.size(); i++) {
            worth += kept.get(i).level();
            again |= game.options().name(kept.get(i)).equals(name);
        }
        return (pick.index() >= 0
                        || why.no(
                                "CG-4.11/order",
                                "{card} is kept, or was drawn before one that is: cards are kept in the order in which they were drawn",
                                card.name()))
                && (kept.size() < Spearhead.PLACES
                        || !why.silent() && why.no(rule + "/three-kept", "no more than three are kept"))
                && (worth <= Draft.WORTH
                        || !why.silent()
                                && why.no(
                                        rule + "/worth",
                                        "they would be worth {worth:number} shards in all, more than {most:number}",
                                        worth,
                                        Draft.WORTH))
                && (!again || !why.silent() && why.no(rule + "/kept", "{card} is kept already", name));
    }
}
