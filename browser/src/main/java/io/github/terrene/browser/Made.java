package io.github.terrene.browser;

import io.github.terrene.json.Json;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.play.Timeline;
import io.github.terrene.kernel.replay.Replay;
import io.github.terrene.narrator.Cast;
import io.github.terrene.shelf.Game;
import io.github.terrene.table.wire.JsonText;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * Something that can be played.
 *
 * @param game what it is
 * @param library what it is said with
 */
record Made<C, S, A, E, V>(Game<C, S, A, E, V> game, Library library) {
    /** {@code {"decks":[…],"usual":[0,1]}}. */
    String decks() {
        return JsonText.object(json -> {
            json.writeFieldName("decks");
            JsonText.list(json, game.decks().names(), (name, list) -> list.writeString(name));
            json.writeFieldName("usual");
            JsonText.list(json, game.decks().usual(), (deck, list) -> list.writeNumber(deck));
        });
    }

    /**
     * A new game.
     *
     * @throws Refusal if something is wrong with what is wanted
     */
    Running<C, S, A, E, V> open(String decks, String configuration, String seed) {
        C config = configuration.isEmpty()
                ? game.decks().config().apply(decks.isEmpty() ? game.decks().usual() : chosen(decks))
                : read(game.rules().forms().config(), configuration, "configuration");
        long number = Numbers.seed(seed);
        Timeline<S, A, E> start = Timeline.start(game.rules(), config, number).getOrElseThrow(Refusal::new);
        return new Running<>(this, config, number, start);
    }

    /** The board that a seat will see after an action; {@code null} if that cannot be foreseen. */
    String foresee(Array<String> names, String letter, String view, String action, String language) {
        V known = read(game.rules().forms().view(), view, "view");
        A wanted = read(game.rules().forms().action(), action, "action");
        Seat seat = game.rules().actor(wanted);
        if (!seat.toString().equals(letter)) {
            throw new Refusal("seat", "browser/no-seat", "this action is not one of seat " + letter);
        }
        return new Foresight<>(game.rules())
                .after(known, wanted)
                .map(after -> Screen.of(this, after, new Cast(names, Option.some(seat)), seat, language)
                        .board())
                .getOrElse("null");
    }

    private static <T> T read(Form<T> form, String json, String place) {
        return Json.read(form, json).getOrElseThrow(problem -> new Refusal(Array.of(under(place, problem))));
    }

    private static Problem under(String place, Problem problem) {
        return problem.at(place + ", " + problem.place());
    }

    private Array<Integer> chosen(String decks) {
        Array<String> numbers = Array.of(decks.split(","));
        int most = game.decks().names().size();
        if (numbers.size() != game.decks().usual().size()
                || !numbers.forAll(each -> each.matches("[0-9]{1,4}") && Integer.parseInt(each) < most)) {
            throw new Refusal(
                    "decks",
                    "browser/decks",
                    game.decks().usual().size() + " numbers of decks are needed, each from 0 to " + (most - 1));
        }
        return numbers.map(Integer::valueOf);
    }

    /**
     * A game that was played before.
     *
     * @throws Refusal if the text is no replay of this game, or these rules do not lead to what was played
     */
    Running<C, S, A, E, V> resume(String text) {
        Replay<C, A> replay = Replay.parse(text, game.rules().notation()).getOrElseThrow(Refusal::new);
        Timeline<S, A, E> played = replay.<S, E>verify(game.rules())
                .getOrElseThrow(deviation -> new Refusal(Array.of(deviation.problem())));
        return new Running<>(this, replay.config(), replay.seed(), played);
    }
}
