package io.github.terrene.examples.shelf;

import io.github.terrene.bots.Playbook;
import io.github.terrene.bots.level.Level;
import io.github.terrene.draft.Encounter;
import io.github.terrene.draft.EncounterAction;
import io.github.terrene.draft.EncounterEvent;
import io.github.terrene.draft.EncounterView;
import io.github.terrene.draft.RandomEncounter;
import io.github.terrene.draft.play.Drafter;
import io.github.terrene.draft.play.Suggestions;
import io.github.terrene.draft.pool.DraftConfig;
import io.github.terrene.draft.tournament.TournamentView;
import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.play.Agent;
import io.github.terrene.narrator.Cards;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.game.PlayStyles;
import io.github.terrene.odyssey.setup.Options;
import io.github.terrene.odyssey.view.View;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * Random Encounter: a draft from the cards of all sets that are found, and a tournament with the decks.
 *
 * @param rules its rules
 * @param config what is played
 * @param cards all cards, to be told of
 */
public record DraftGame(RandomEncounter rules, DraftConfig config, Cards cards) {
    static final String ID = "draft";

    /** How many can play. */
    static final Array<Integer> SIZES = Array.rangeClosed(3, 12);

    /** What is played of it, or what is wrong with the cards that are found. */
    static Either<Seq<Problem>, DraftGame> of(Wish wish) {
        return OdysseyGame.cards()
                .map(cards -> new DraftGame(
                        RandomEncounter.of(cards),
                        DraftConfig.basic(
                                wish.players(),
                                cards.printed(),
                                Options.standard().withEdition(wish.edition())),
                        OdysseyGame.told(cards)));
    }

    /** The game. */
    public Game<DraftConfig, Encounter, EncounterAction, EncounterEvent, EncounterView> game() {
        return new Game<>(
                ID,
                "Random Encounter",
                "terrene-rules-draft",
                rules,
                config.players(),
                Decks.none(config),
                (game, seat, level, nanos) -> bot(level, nanos),
                (game, view) -> Suggestions.of(view),
                cards);
    }

    /** Drafts with sense, and knows no deck but its own. */
    private Agent<EncounterView, EncounterAction, EncounterEvent> bot(Level level, long nanos) {
        Playbook<io.github.terrene.odyssey.rule.Game, Action, Event, View> book =
                new Playbook<>(rules.tournament().game(), PlayStyles.SENSIBLE, PlayStyles.PROSPECT);
        return RandomEncounter.agent(
                new Drafter(), view -> Suggestions.party(view).before(level.bot(book, pool(view), nanos)));
    }

    private static CardPool pool(TournamentView view) {
        Array<String> own = view.own().get().deck().cards().map(Card::id);
        Option<Seat> seat = view.game().map(View::seat);
        return new CardPool(Seat.first(2).map(each -> seat.contains(each) ? own : Array.empty()));
    }
}
