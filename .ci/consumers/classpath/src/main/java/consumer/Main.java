package consumer;

import static io.github.terrene.odyssey.Words.*;

import io.github.terrene.cards.base.BaseSet;
import io.github.terrene.cards.base.ReadyDecks;
import io.github.terrene.draft.RandomEncounter;
import io.github.terrene.draft.pool.DraftConfig;
import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.replay.Replay;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.play.Timeline;
import io.github.terrene.odyssey.card.AssignableCard;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.CardSet;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.setup.Options;
import io.github.terrene.odyssey.setup.GameConfig;
import io.github.terrene.odyssey.game.TerreneOdyssey;
import io.github.terrene.twoversustwo.TwoVersusTwo;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.List;
import java.util.ServiceLoader;

/** An app on the class path, with a card of its own: plays a duel, a game of four and a draft with its tournament, saves each and plays it again. */
public final class Main {
    private static final AssignableCard MATCHES =
            item("Box of Matches").trigger(BLUE, free(), target(enemyCharacter()), damage(5)).build();

    private Main() {}

    /** A set with one card. */
    public static final class Matches implements CardSet {
        @Override
        public String name() {
            return "Matches";
        }

        @Override
        public Seq<Card> cards() {
            return Array.of(MATCHES);
        }
    }

    /** Expects the version of the library. */
    public static void main(String[] arguments) {
        String version = arguments[0];
        System.out.println(MATCHES);
        List<CardSet> sets = ServiceLoader.load(CardSet.class).stream().map(ServiceLoader.Provider::get).toList();
        expect(2, sets.size(), "sets of cards found: " + sets);

        Catalogue catalogue = Catalogue.ofSets(List.of(new BaseSet(), new Matches())).get();
        var gregory = ReadyDecks.GREGORY_THE_HOARDER.deck();
        var historian = ReadyDecks.SK_THE_ART_HISTORIAN.deck();
        playTwice(TerreneOdyssey.duel(catalogue), GameConfig.of(Options.standard(), gregory, historian), version);
        playTwice(
                TwoVersusTwo.rules(catalogue),
                GameConfig.of(Options.standard(), gregory, historian, historian, gregory),
                version);
        playTwice(
                RandomEncounter.of(catalogue),
                DraftConfig.basic(3, new BaseSet().cards(), Options.standard()),
                version);
    }

    private static <C, S, A, E, V> void playTwice(Rules<C, S, A, E, V> rules, C config, String version) {
        Timeline<S, A, E> game = Timeline.start(rules, config, 7).get();
        Dice dice = Rng.of(8).dice();
        while (rules.outcome(game.state()).isEmpty()) {
            var seat = rules.deciders(game.state()).head();
            A action = dice.pick(rules.choices(game.state(), seat));
            game = game.play(rules, action).get();
        }
        String saved = Replay.of(rules, config, 7, game).text(rules.notation());
        expect("library " + version, saved.lines().skip(1).findFirst().orElseThrow(), "the library in a replay");
        var again = Replay.parse(saved, rules.notation()).get().verify(rules).get();
        expect(game.state(), again.state(), "the end of the game, played again");
        System.out.println(rules.outcome(again.state()).get() + " after " + again.moves().size() + " moves");
    }

    private static void expect(Object expected, Object found, String what) {
        if (!expected.equals(found)) {
            throw new IllegalStateException(what + ": " + found + ", not " + expected);
        }
    }
}
