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
import io.github.terrene.shelf.ByHeart;
import io.github.terrene.shelf.Decks;
import io.github.terrene.shelf.Game;
import io.github.terrene.shelf.ReadyGame;
import io.github.terrene.shelf.ShelvedGame;
import io.github.terrene.shelf.Wish;
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
    private static final int USUAL_PLAYERS = 12;

    /** What is played of it, or what is wrong with the wish or the cards that are found. */
    public static Either<Seq<Problem>, DraftGame> of(Wish wish) {
        return OdysseyGame.edition(wish)
                .flatMap(edition -> OdysseyGame.cards(wish)
                        .map(cards -> new DraftGame(
                                RandomEncounter.of(cards),
                                DraftConfig.basic(
                                        wish.players().getOrElse(USUAL_PLAYERS),
                                        cards.cards(),
                                        Options.standard().withEdition(edition)),
                                OdysseyGame.told(cards))));
    }

    /** The game. */
    public Game<DraftConfig, Encounter, EncounterAction, EncounterEvent, EncounterView> game() {
        return ready(new DraftOnShelf()).game();
    }

    ReadyGame<DraftConfig, Encounter, EncounterAction, EncounterEvent, EncounterView> ready(ShelvedGame shelved) {
        return ReadyGame.builder(shelved, rules, Decks.none(config))
                .players(config.players())
                .bots((game, seat, level, nanos) -> bot(level, nanos))
                .byHeart(new ByHeart<>((game, seat, thinking) -> thinking, (game, view) -> Suggestions.of(view)))
                .cards(cards)
                .build();
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
