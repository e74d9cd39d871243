package io.github.terrene.table;

import io.github.terrene.bots.level.Level;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Seat;
import io.github.terrene.narrator.wording.Wording;
import io.github.terrene.session.TimeControl;
import io.github.terrene.shelf.Game;
import io.github.terrene.shelf.OwnDeck;
import io.github.terrene.table.wire.NewTable;
import io.github.terrene.table.wire.WishedTime;
import io.vavr.Tuple2;
import io.vavr.collection.Array;
import io.vavr.collection.HashMap;
import io.vavr.collection.Iterator;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * A table that is wished for, once it is known what is played.
 *
 * @param game what is played
 * @param offered what can be played
 * @param wanted what the client sent
 * @param words the language in which it was sent
 */
record WishedTable<C>(Game<C, ?, ?, ?, ?> game, OfferedGames offered, NewTable wanted, Wording words) {
    /** Everything that is wrong with it. */
    Seq<Problem> problems() {
        return sizeProblem()
                .toArray()
                .appendAll(matchProblem())
                .appendAll(decksProblem())
                .appendAll(ownProblem())
                .appendAll(trialProblem())
                .appendAll(bots().appendAll(wanted.seat())
                        .appendAll(ownSeats())
                        .reject(game.seats()::contains)
                        .map(seat -> Problem.at("seat " + seat, "server/no-seat", "there is no such seat")))
                .appendAll(wanted.seat()
                        .filter(bots()::contains)
                        .map(seat -> Problem.at("seat " + seat, "server/bot-there", "a bot is to sit there")))
                .appendAll(Names.wished(wanted.name()).swap().toOption())
                .appendAll(wanted.time().flatMap(WishedTime::problem));
    }

    private Option<Problem> sizeProblem() {
        Array<Integer> sizes = offered.sizes(game.id());
        return Option.when(
                !wanted.players().forAll(sizes::contains),
                () -> Problem.at(
                        "players",
                        "server/players",
                        "{least:number} to {most:number} can play",
                        sizes.head(),
                        sizes.last()));
    }

    private Option<Problem> matchProblem() {
        return Option.when(
                wanted.match().getOrElse(false) && offered.match(game.id()).isEmpty(),
                () -> Problem.at("match", "server/no-match", "there are no matches of this game"));
    }

    private Array<Seat> ownSeats() {
        return wanted.own().getOrElse(Array.empty()).map(NewTable.Listed::seat);
    }

    private Option<Problem> ownProblem() {
        return Option.when(
                ownSeats().nonEmpty() && !game.needsDecks(),
                () -> Problem.at("own", "server/no-decks", "this game is played without decks"));
    }

    /** Whoever tries cards has other cards than chance would give, so nobody else may play for anything. */
    private Option<Problem> trialProblem() {
        boolean right = wanted.cards().isDefined()
                && game.needsDecks()
                && game.seats().removeAll(bots()).size() == 1;
        return Option.when(
                trial() && !right,
                () -> Problem.at(
                        "trial",
                        "server/trial",
                        "one player tries cards of one's own, in a game with decks and against bots only"));
    }

    private boolean trial() {
        return wanted.trial().getOrElse(false);
    }

    private Option<Problem> decksProblem() {
        boolean right = wanted.decks()
                .forAll(decks -> decks.size() == (game.needsDecks() ? game.players() : 0)
                        && decks.forAll(
                                deck -> deck >= 0 && deck < game.decks().names().size()));
        return Option.when(
                !right,
                () -> Problem.at(
                        "decks",
                        "server/decks",
                        "{number:number} numbers of decks are needed, each below {below:number}",
                        game.needsDecks() ? game.players() : 0,
                        game.decks().names().size()));
    }

    /** How much time players have. */
    TimeControl time() {
        return wanted.time().map(WishedTime::control).getOrElse(TimeControl.NONE);
    }

    /**
     * What is played with which decks, and where chance begins; or what is wrong with decks of one's own.
     *
     * @param seeds where it may begin
     */
    Either<Seq<Problem>, Tuple2<C, Long>> beginning(Iterator<Long> seeds) {
        if (!trial()) {
            return config().map(config -> new Tuple2<>(config, seeds.next()));
        }
        Array<String> own = offered.own(game);
        TrialDeck<C> deck = new TrialDeck<>(game, decks(), seat().get(), words);
        C config = deck.with(own);
        return Either.right(new Tuple2<>(config, deck.seed(config, own, seeds)));
    }

    private Array<Integer> decks() {
        return wanted.decks().getOrElse(game.decks().usual());
    }

    /** What is played with which decks, or what is wrong with decks of one's own. */
    private Either<Seq<Problem>, C> config() {
        Array<Tuple2<Integer, Either<Seq<Problem>, OwnDeck>>> own = wanted.own()
                .getOrElse(Array.empty())
                .map(deck -> new Tuple2<>(deck.seat().index(), read(deck)));
        Array<Problem> wrong = own.flatMap(deck -> deck._2.fold(problems -> problems, none -> Array.empty()));
        return wrong.isEmpty()
                ? game.decks().own().apply(decks(), HashMap.ofEntries(own.map(deck -> deck.map2(Either::get))))
                : Either.left(wrong);
    }

    private Either<Seq<Problem>, OwnDeck> read(NewTable.Listed deck) {
        String name = deck.name().getOrElse("deck " + deck.seat());
        return OwnDeck.read(name, deck.list(), game.cards(), words)
                .mapLeft(problems ->
                        problems.map(problem -> problem.at("deck " + deck.seat() + ", " + problem.place())));
    }

    /** The seats of bots. */
    Array<Seat> bots() {
        return wanted.bots().getOrElse(Array.empty()).distinct();
    }

    /** How strong they are. */
    Level level() {
        return wanted.level().getOrElse(Level.CASUAL);
    }

    /** The seat of the person who wishes for it; none if bots have all. */
    Option<Seat> seat() {
        return wanted.opener(game.seats());
    }

    /** What that person is called, if something is said. */
    Option<String> name() {
        return Names.wished(wanted.name()).getOrElse(Option.none());
    }
}
