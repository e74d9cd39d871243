package io.github.terrene.hobe.rule.play;

import io.github.terrene.hobe.card.CardInPlay;
import io.github.terrene.hobe.card.OwnChoice;
import io.github.terrene.hobe.event.CardPlayed;
import io.github.terrene.hobe.rule.Game;
import io.github.terrene.hobe.rule.Play;
import io.github.terrene.hobe.rule.Playing;
import io.github.terrene.hobe.rule.Prompt;
import io.github.terrene.hobe.rule.resolve.Drain;
import io.github.terrene.hobe.table.Side;
import io.github.terrene.hobe.trait.Place;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.Listing;
import io.github.terrene.kernel.engine.Verdict;
import io.vavr.collection.Array;

/** How cards of one kind are played. */
@Rule({"HB-7.1", "HB-7.2"})
abstract class CardPlay {

    /**
     * Offers every way to play a card.
     *
     * @param bare the card, with nothing named
     */
    void list(Game game, Seat seat, Playing bare, Listing<Playing> listing) {
        listing.offer(bare);
    }

    /** Offers every way that a player might think of. */
    void conceivable(Game game, Seat seat, Playing bare, Listing<Playing> listing) {
        listing.offer(bare);
    }

    /** Offers to play a card on each card in play but Weapons; with nothing named if there is none. */
    static void offerOnEach(Game game, Playing bare, Listing<Playing> listing) {
        Array<CardInPlay> cards = game.table().sides().flatMap(Side::inPlay).reject(CardInPlay::weapon);
        if (cards.isEmpty()) {
            listing.offer(bare);
        }
        cards.forEach(on -> listing.offer(bare.on(Array.of(new OwnChoice.InPlay(on.number())))));
    }

    /** Whether there is a slot or a bearer for it. */
    abstract boolean placed(Game game, Seat seat, Playing playing, Verdict why);

    /** Whether it is aimed at what its text asks for. */
    @Rule({"HB-7.3", "HB-7.35"})
    boolean aimed(Game game, Seat seat, Playing playing, Verdict why) {
        return playing.targets().isEmpty()
                || why.no(
                        "HB-7.3/no-target",
                        "{card} has no target",
                        playing.card().name());
    }

    /**
     * Plays the card, which is paid for.
     *
     * @param prompt the decision in which it was played
     */
    abstract void play(Seat seat, Playing playing, Prompt prompt, Play play);

    /** A card enters play there. */
    @Rule("HB-3.7")
    static void enter(Seat seat, Playing playing, Place place, Prompt prompt, Play play) {
        play.emit(new CardPlayed(seat, CardInPlay.entering(play.table().next(), playing.card(), seat, place)));
        Drain.before(prompt.afterPlay(), play);
    }
}
