package io.github.terrene.examples.shelf;

import io.github.terrene.cards.base.BaseSet;
import io.github.terrene.draft.RandomEncounter;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Seat;
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
import io.github.terrene.odyssey.game.StandardRules;
import io.github.terrene.odyssey.game.SuggestedParty;
import io.github.terrene.odyssey.game.TerreneOdyssey;
import io.github.terrene.odyssey.match.MatchConfig;
import io.github.terrene.odyssey.match.MatchRules;
import io.github.terrene.odyssey.setup.DeckRules;
import io.github.terrene.odyssey.setup.Edition;
import io.github.terrene.odyssey.setup.Format;
import io.github.terrene.odyssey.setup.GameConfig;
import io.github.terrene.odyssey.setup.Options;
import io.github.terrene.odyssey.view.View;
import io.github.terrene.shelf.ByHeart;
import io.github.terrene.shelf.CardFile;
import io.github.terrene.shelf.Decks;
import io.github.terrene.shelf.Matches;
import io.github.terrene.shelf.ReadyGame;
import io.github.terrene.shelf.Sets;
import io.github.terrene.shelf.ShelvedGame;
import io.github.terrene.shelf.Stock;
import io.github.terrene.shelf.Wish;
import io.github.terrene.twoversustwo.TwoVersusTwo;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.ServiceLoader;
import java.util.function.Function;

/**
 * Terrene Odyssey with the card sets that are found: duels, and two against two.
 *
 * @param rules with the cards that can be played
 * @param catalogue these cards
 * @param ready the decks of the card sets
 * @param own a deck of one's own
 * @param options the options that are played with
 */
record OdysseyGame(
        TerreneOdyssey rules, Catalogue catalogue, Array<ReadyDeck> ready, Option<ReadyDeck> own, Options options) {
    /** A duel with a small party and few HP. */
    private static final Format SMALL = new Format("small", Format.DUEL.teams(), 3, 2, 12, "TO-4.18", "TO-14.7");

    /** How many cards small decks have besides the party. */
    private static final int MORE = 7;

    /** A duel has the first two. */
    private static final Array<Integer> USUAL = Array.of(0, 1, 3, 5);

    private static final Array<Edition> EDITIONS = Array.of(Edition.RULEBOOK, Edition.UPDATE_2015);

    /** Duels. */
    static Either<Seq<Problem>, OdysseyGame> duel(Wish wish) {
        return of(wish, TerreneOdyssey::duel);
    }

    /** Two against two. */
    static Either<Seq<Problem>, OdysseyGame> teams(Wish wish) {
        return of(wish, TwoVersusTwo::rules);
    }

    /** Duels with decks that were drafted. */
    static Either<Seq<Problem>, OdysseyGame> drafted(Wish wish) {
        Options options = Options.standard();
        return cards(wish)
                .map(cards -> new OdysseyGame(
                        RandomEncounter.games(cards), cards, DraftedDecks.of(cards, options), Option.none(), options));
    }

    /** Duels with few cards. */
    static Either<Seq<Problem>, OdysseyGame> small(Wish wish) {
        return duel(wish)
                .map(usual -> new OdysseyGame(
                        TerreneOdyssey.of(StandardRules.of(SMALL, usual.catalogue()), DeckRules.DRAFTED),
                        usual.catalogue(),
                        usual.ready().map(OdysseyGame::cut),
                        Option.none(),
                        usual.options()));
    }

    /** The party of a deck, and a few cards more. */
    private static ReadyDeck cut(ReadyDeck ready) {
        StartingParty party = new StartingParty(
                ready.party().slots().take(SMALL.partySize()), ready.party().terrain());
        Array<Card> lead = cards(party);
        Array<Card> rest = lead.foldLeft(ready.deck().cards(), Array::remove)
                .reject(card -> card instanceof CharacterCard character && (character.hero() || character.villain()));
        return new ReadyDeck(
                Deck.of(
                        ready.deck().name(),
                        lead.appendAll(Array.range(0, MORE).map(card -> rest.get(card * rest.size() / MORE)))),
                party);
    }

    /** The edition that is wished, or that there is no such edition. */
    static Either<Seq<Problem>, Edition> edition(Wish wish) {
        String name = wish.edition().getOrElse(Edition.RULEBOOK.name());
        return EDITIONS.find(edition -> edition.name().equals(name))
                .toEither(() -> Array.of(Problem.at(
                        "edition",
                        "odyssey/edition",
                        "there is no edition {edition}: there are {editions}",
                        name,
                        EDITIONS.map(Edition::name).mkString(", "))));
    }

    /** All cards that are found, with the errata that are wished, or what is wrong with them. */
    static Either<Seq<Problem>, Catalogue> cards(Wish wish) {
        Sets<CardSet, Card, ReadyDeck> sets = sets();
        return sets.stock(brought(sets), Wish.USUAL.withErrata(wish.errata()))
                .flatMap(stock -> Catalogue.ofSets(corrected(sets, stock)));
    }

    /** The base set, unless it is among those that are found. */
    private static Array<Card> brought(Sets<CardSet, Card, ReadyDeck> sets) {
        return sets.all().exists(BaseSet.class::isInstance)
                ? Array.empty()
                : new BaseSet().cards().toArray();
    }

    private static Array<CardSet> corrected(Sets<CardSet, Card, ReadyDeck> sets, Stock<Card> stock) {
        return inOrder(sets).map(set -> new Printed(set.name(), stock.of(set.cards()), set.tokens()));
    }

    /** Cards, to be told of. */
    static Cards told(Catalogue catalogue) {
        return Cards.of(sets().form(), catalogue.all(), Card::name);
    }

    /** The card sets that are found, the base set among them. */
    static Sets<CardSet, Card, ReadyDeck> sets() {
        return Sets.of(ServiceLoader.load(CardSet.class), Card.class, CardForms::with);
    }

    /** The base set first, then every other set, by name. */
    private static Array<CardSet> inOrder(Sets<CardSet, Card, ReadyDeck> sets) {
        return sets.all().reject(BaseSet.class::isInstance).prepend(new BaseSet());
    }

    private static Either<Seq<Problem>, OdysseyGame> of(Wish wish, Function<Catalogue, TerreneOdyssey> rules) {
        return edition(wish).flatMap(edition -> of(wish, rules, edition));
    }

    private static Either<Seq<Problem>, OdysseyGame> of(
            Wish wish, Function<Catalogue, TerreneOdyssey> rules, Edition edition) {
        Sets<CardSet, Card, ReadyDeck> sets = sets();
        return named(wish.cards(), sets)
                .map(file -> file.map(wish::withCards).getOrElse(wish))
                .flatMap(named -> sets.stock(brought(sets), named))
                .flatMap(stock -> Catalogue.ofSets(corrected(sets, stock)
                                .appendAll(
                                        wish.cards().map(file -> new Printed(file.name(), stock.own(), Array.empty()))))
                        .map(catalogue -> new OdysseyGame(
                                rules.apply(catalogue),
                                catalogue,
                                inOrder(sets).flatMap(CardSet::decks).map(deck -> corrected(deck, stock)),
                                wish.cards().map(file -> deck(file.name(), stock)),
                                Options.standard().withEdition(edition))));
    }

    private static ReadyDeck corrected(ReadyDeck ready, Stock<Card> stock) {
        return new ReadyDeck(Deck.of(ready.deck().name(), stock.of(ready.deck().cards())), ready.party());
    }

    /** A file that calls tokens and Terrains of the sets by their names in its language. */
    private static Either<Seq<Problem>, Option<CardFile>> named(
            Option<CardFile> file, Sets<CardSet, Card, ReadyDeck> sets) {
        return file.isEmpty()
                ? Either.right(file)
                : Catalogue.ofSets(inOrder(sets)).map(all -> file.map(own -> own.naming(told(all))));
    }

    /** Cards with their errata, or that somebody wrote as plain text. */
    private record Printed(String name, Array<Card> cards, Seq<CharacterCard> tokens) implements CardSet {}

    /** A deck that has as many of some cards as it may, with the party of another one. */
    private static ReadyDeck deck(String name, Stock<Card> stock) {
        ReadyDeck first = corrected(new BaseSet().decks().head(), stock);
        Array<Card> party = stock.of(cards(first.party()));
        Array<Card> cards = party.appendAll(stock.own().flatMap(OdysseyGame::copies))
                .appendAll(party.foldLeft(first.deck().cards(), Array::remove))
                .take(DeckRules.CONSTRUCTED.most());
        return new ReadyDeck(Deck.of(name, cards), first.party());
    }

    private static Array<Card> cards(StartingParty party) {
        return party.slots()
                .flatMap(slot -> slot.card().toArray().<Card>map(card -> card).prepend(slot.character()))
                .append(party.terrain());
    }

    private static Array<Card> copies(Card card) {
        boolean alone = card instanceof CharacterCard character && (character.hero() || character.token());
        return Array.fill(alone ? 1 : DeckRules.CONSTRUCTED.copies(), () -> card);
    }

    /** The game as programs play it. */
    ReadyGame<?, ?, ?, ?, ?> ready(ShelvedGame shelved) {
        return ReadyGame.builder(shelved, rules, decks())
                .playStyle(PlayStyles.SENSIBLE, PlayStyles.PROSPECT)
                .byHeart(byHeart())
                .cards(told(catalogue))
                .first(game -> Option.some(game.table().order().head()))
                .turns(game -> game.table().turn())
                .matches(new Matches<>(MatchRules.of(rules), OdysseyGame::match, OdysseyGame::game))
                .build();
    }

    private static MatchConfig match(GameConfig game) {
        return new MatchConfig(game.options(), game.decks());
    }

    private static GameConfig game(MatchConfig match) {
        return new GameConfig(match.options(), match.decks(), Array.empty());
    }

    private Format format() {
        return rules.book().format();
    }

    private Decks<GameConfig> decks() {
        return Decks.of(
                ready.map(ReadyDeck::deck),
                own.map(ReadyDeck::deck),
                USUAL.take(format().seats().size()),
                Deck::name,
                decks -> new GameConfig(options, decks, Array.empty()),
                GameConfig::decks,
                deck -> catalogue
                        .findAll(deck.cards(), "TO-2.10", "deck " + deck.name())
                        .map(cards -> Deck.of(deck.name(), cards)));
    }

    private ByHeart<GameConfig, Action, Event, View> byHeart() {
        return new ByHeart<>(
                (config, seat, thinking) ->
                        party(config, seat).map(party -> party.before(thinking)).getOrElse(thinking),
                (config, view) -> party(config, view.seat())
                        .map(party -> party.suggested(view))
                        .getOrElse(Array.empty()));
    }

    private Option<SuggestedParty> party(GameConfig config, Seat seat) {
        return SuggestedParty.of(config.decks().get(seat.index()), ready.appendAll(own), format());
    }
}
