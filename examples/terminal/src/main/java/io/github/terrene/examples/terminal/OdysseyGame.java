package io.github.terrene.examples.terminal;

import io.github.terrene.bots.Playbook;
import io.github.terrene.bots.level.Level;
import io.github.terrene.cards.base.BaseSet;
import io.github.terrene.examples.terminal.setup.PartyBot;
import io.github.terrene.examples.terminal.setup.PartyPlan;
import io.github.terrene.examples.terminal.told.Narration;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.play.Agent;
import io.github.terrene.narrator.Cards;
import io.github.terrene.odyssey.CardForms;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.CardSet;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.card.Deck;
import io.github.terrene.odyssey.card.ReadyDeck;
import io.github.terrene.odyssey.card.StartingParty;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.game.PlayStyles;
import io.github.terrene.odyssey.game.TerreneOdyssey;
import io.github.terrene.odyssey.match.MatchConfig;
import io.github.terrene.odyssey.match.MatchRules;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.setup.DeckRules;
import io.github.terrene.odyssey.setup.Format;
import io.github.terrene.odyssey.setup.Options;
import io.github.terrene.odyssey.view.View;
import io.github.terrene.twoversustwo.TwoVersusTwo;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import java.util.ServiceLoader;

/**
 * Terrene Odyssey with the card sets that are found.
 *
 * @param catalogue the cards that can be played
 * @param ready the decks that can be played
 * @param usual the places of those that are played if nothing else is said; a duel has the first two
 */
record OdysseyGame(Catalogue catalogue, Array<ReadyDeck> ready, Array<Integer> usual) {
    /** The format that is played if nothing else is said. */
    static final String DUEL = Format.DUEL.name();

    private static final Array<Integer> USUAL = Array.of(0, 1, 3, 5);

    /** What is played of it, or what is wrong with the cards that are found. */
    static Either<Seq<Problem>, Contest<?, ?, ?, ?, ?>> contest(Wish wish) {
        Array<CardSet> sets = sets();
        return wish.cards()
                .map(file -> with(sets, file))
                .getOrElse(() -> of(sets))
                .map(game -> game.contest(wish, wish.format().equals(DUEL)));
    }

    /** With the card sets that are found, or what is wrong with their cards. */
    static Either<Seq<Problem>, Catalogue> cards() {
        return Catalogue.ofSets(sets());
    }

    /** The base set first, then every other set on the class path, by name. */
    private static Array<CardSet> sets() {
        return Array.ofAll(ServiceLoader.load(CardSet.class))
                .reject(BaseSet.class::isInstance)
                .sortBy(CardSet::name)
                .prepend(new BaseSet());
    }

    private static Array<ReadyDeck> ready(Array<CardSet> sets) {
        return sets.flatMap(CardSet::decks);
    }

    private static Either<Seq<Problem>, OdysseyGame> of(Array<CardSet> sets) {
        return Catalogue.ofSets(sets).map(catalogue -> new OdysseyGame(catalogue, ready(sets), USUAL));
    }

    /** With cards of one's own besides, and a deck that has as many of them as it may. */
    private static Either<Seq<Problem>, OdysseyGame> with(Array<CardSet> sets, CardFile file) {
        return file.cards(CardForms.STANDARD.of(Card.class))
                .flatMap(own -> Catalogue.ofSets(sets.append(new OwnSet(file.name(), own)))
                        .map(catalogue -> with(catalogue, ready(sets), own, file)));
    }

    /** Cards that somebody wrote as plain text. */
    private record OwnSet(String name, Array<Card> cards) implements CardSet {}

    private static OdysseyGame with(Catalogue catalogue, Array<ReadyDeck> ready, Array<Card> own, CardFile file) {
        ReadyDeck first = ready.head();
        Array<Card> party = party(first.party());
        Array<Card> cards = party.appendAll(own.flatMap(OdysseyGame::copies))
                .appendAll(party.foldLeft(first.deck().cards(), Array::remove))
                .take(DeckRules.CONSTRUCTED.most());
        Array<ReadyDeck> all = ready.append(new ReadyDeck(Deck.of(file.name(), cards), first.party()));
        return new OdysseyGame(catalogue, all, USUAL.update(0, ready.size()));
    }

    private static Array<Card> party(StartingParty party) {
        return party.slots()
                .flatMap(slot -> slot.card().toArray().<Card>map(card -> card).prepend(slot.character()))
                .append(party.terrain());
    }

    private static Array<Card> copies(Card card) {
        boolean alone = card instanceof CharacterCard character && (character.hero() || character.token());
        return Array.fill(alone ? 1 : DeckRules.CONSTRUCTED.copies(), () -> card);
    }

    private Contest<?, ?, ?, ?, ?> contest(Wish wish, boolean duel) {
        TerreneOdyssey rules = duel ? TerreneOdyssey.duel(catalogue) : TwoVersusTwo.rules(catalogue);
        Format format = rules.book().format();
        DeckBox<MatchConfig, ReadyDeck> decks = new DeckBox<>(
                ready,
                deck -> deck.deck().name(),
                usual.take(format.seats().size()),
                played -> new MatchConfig(Options.standard().withEdition(wish.edition()), played.map(ReadyDeck::deck)),
                config -> config.decks().map(Deck::name));
        return Contest.match(
                wish.brief(Games.ODYSSEY),
                MatchRules.of(rules),
                Seating.named(format.teams()),
                decks,
                (config, seat) -> bot(rules, wish.level(), config, seat),
                config -> stage(rules, config));
    }

    private Agent<View, Action, Event> bot(TerreneOdyssey rules, Level level, MatchConfig config, Seat seat) {
        Agent<View, Action, Event> thinking = level.bot(
                new Playbook<>(rules, PlayStyles.SENSIBLE, PlayStyles.PROSPECT),
                Deck.pool(config.decks()).knownTo(seat));
        return plan(config, seat, rules.book().format())
                .<Agent<View, Action, Event>>map(plan -> new PartyBot(plan, thinking))
                .getOrElse(thinking);
    }

    private Narration<Game, Action, Event, View> stage(TerreneOdyssey rules, MatchConfig config) {
        Format format = rules.book().format();
        Cards cards = Cards.of(CardForms.STANDARD.of(Card.class), catalogue.cards(), Card::name);
        return new Narration<>(
                rules,
                cards,
                game -> game.table().turn(),
                view -> plan(config, view.seat(), format)
                        .map(plan -> plan.suggested(view))
                        .getOrElse(Array.empty()));
    }

    /** The starting party of a ready deck. */
    private io.vavr.control.Option<PartyPlan> plan(MatchConfig config, Seat seat, Format format) {
        return ready.find(each -> each.deck().equals(config.decks().get(seat.index())))
                .map(deck -> PartyPlan.of(seat, deck.party(), format.partySize()));
    }
}
