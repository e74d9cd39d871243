package io.github.terrene.browser;

import io.github.terrene.json.Json;
import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Fingerprint;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.function.Function;

/**
 * Plays random games and says what came of them. On every platform it prints the same, or the platform plays otherwise.
 *
 * <p>Arguments: what is done ({@code games}, {@code searches}, {@code damaged}, or {@code speed}, which is not the same anywhere), the ids of games with commas
 * between them or {@code all}, and the first seed and the last.
 */
final class Check {
    private static final Array<String> LANGUAGES = Array.of("", "en", "de");
    private static final int DEEP = 50;
    private static final int A_ROUND = 25;
    private static final int SEARCHED = 10;
    private static final int FOR_LONG = 200;

    private Check() {}

    static void main(String[] arguments) {
        Array<String> games = arguments[1].equals("all") ? Exports.ids() : Array.of(arguments[1].split(","));
        for (String game : games) {
            for (int seed = Integer.parseInt(arguments[2]); seed <= Integer.parseInt(arguments[3]); seed++) {
                String what = arguments[0];
                System.out.println(game + " " + seed + " " + done(what, game, seed));
            }
        }
    }

    private static String done(String what, String game, int seed) {
        String[] parts = game.split("/");
        Opened opened = Exports.open(parts[0], parts.length == 1 ? "" : parts[1], "", "", "", "", String.valueOf(seed));
        Running<?, ?, ?, ?, ?> running = opened.game();
        if (running == null) {
            return opened.problems();
        }
        switch (what) {
            case "games":
                return games(running, seed);
            case "searches":
                return searches(running);
            case "damaged":
                return damaged(running, seed);
            case "speed":
                return speed(running, seed);
            default:
                throw new IllegalArgumentException(what);
        }
    }

    /** A random game: its fingerprint at every decision, and at some of them everything that can be asked. */
    private static String games(Running<?, ?, ?, ?, ?> game, int seed) {
        Dice dice = Rng.of(seed).dice();
        Said said = new Said();
        int decisions = 0;
        while (game.outcome("").equals("null") && decisions < FOR_LONG) {
            said.add(game.fingerprint());
            if (dice.below(DEEP) == 0) {
                everything(game, said);
            }
            said.add(game.apply(action(game, dice), ""));
            decisions++;
        }
        everything(game, said);
        said.add(game.replay());
        return decisions + " " + said + " " + game.outcome("");
    }

    private static <C, S, A, E, V> String action(Running<C, S, A, E, V> game, Dice dice) {
        Rules<C, S, A, E, V> rules = game.game().rules();
        S state = game.played().state();
        A action = dice.pick(rules.choices(state, rules.deciders(state).head()));
        return Json.write(rules.forms().action(), action);
    }

    private static void everything(Running<?, ?, ?, ?, ?> game, Said said) {
        Seq<Seat> seats = game.game().seats();
        for (String seat : seats.take(2).append(Seat.ONLOOKER).map(Seat::toString)) {
            Array.<Function<String, String>>of(game::view, game::shown, game::awaitedBy)
                    .forEach(asked -> said.add(asked.apply(seat)));
            said.add(String.valueOf(game.imagine(seat, "5").problems()));
            Running<?, ?, ?, ?, ?> imagined = game.imagine(seat, "5").game();
            said.add(imagined == null ? "" : imagined.fingerprint());
            for (String language : LANGUAGES) {
                said.add(game.choices(seat, language));
                said.add(game.told(seat, Math.max(0, game.number() - 3), language));
                if (!language.isEmpty()) {
                    said.add(game.board(seat, language));
                    said.add(game.refused(seat, language));
                    said.add(game.question(seat, language));
                }
            }
        }
    }

    /** A random game in which most of what is sent is damaged: everything is answered, in the same way everywhere. */
    private static String damaged(Running<?, ?, ?, ?, ?> game, int seed) {
        Dice dice = Rng.of(seed).dice();
        Said said = new Said();
        int sent = 0;
        while (game.outcome("").equals("null") && sent < FOR_LONG) {
            String action = action(game, dice);
            String worse = Damage.to(action, action(game, dice), dice);
            said.add(game.whyNot(worse, "en"));
            said.add(game.apply(worse, "de"));
            if (dice.below(SEARCHED) == 0) {
                said.add(game.apply(action, "en"));
            }
            sent++;
        }
        return sent + " " + said + " " + game.fingerprint();
    }

    /** What bots that search choose. */
    private static String searches(Running<?, ?, ?, ?, ?> game) {
        Said said = new Said();
        Array<Player<?, ?, ?, ?, ?>> players = game.game()
                .seats()
                .map(seat -> game.bot(seat.toString(), seat.index() % 2 == 0 ? "SKILLED" : "ATTENTIVE", "3", 0));
        int decisions = 0;
        while (game.outcome("").equals("null") && decisions < SEARCHED) {
            int seat = game.awaited().charAt(2) - 'A';
            String decided = players.get(seat).decide();
            said.add(decided);
            said.add(game.apply(decided.substring("{\"action\":".length(), decided.length() - 1), ""));
            decisions++;
        }
        said.add(game.undo("A", "en"));
        return decisions + " " + said;
    }

    /** Decisions a second in random games, without documents. */
    private static <C, S, A, E, V> String speed(Running<C, S, A, E, V> game, int rounds) {
        Rules<C, S, A, E, V> rules = game.game().rules();
        StringBuilder all = new StringBuilder();
        for (int round = 0; round < rounds; round++) {
            long begun = System.nanoTime();
            long decisions = 0;
            for (int seed = 0; seed < A_ROUND; seed++) {
                S state = rules.start(game.config(), seed).get().state();
                Dice dice = Rng.of(seed).dice();
                while (rules.outcome(state).isEmpty()) {
                    Seq<A> choices = rules.choices(state, rules.deciders(state).head());
                    state = rules.apply(state, dice.pick(choices)).get().state();
                    decisions += choices.size() > 1 ? 1 : 0;
                }
            }
            all.append(decisions * 1_000_000_000L / Math.max(1, System.nanoTime() - begun))
                    .append(' ');
        }
        return all.toString().trim() + " decisions a second";
    }

    /** All that was said, in a few digits. */
    private static final class Said {
        private String all = "";

        private void add(String more) {
            all = Fingerprint.of(all + more).toString();
        }

        @Override
        public String toString() {
            return all;
        }
    }
}
