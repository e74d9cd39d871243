package consumer.embers;

import io.github.terrene.hobe.CardForms;
import io.github.terrene.hobe.card.Card;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.form.Forms;
import io.github.terrene.narrator.CardSheet;
import io.github.terrene.narrator.wording.Known;
import io.github.terrene.narrator.wording.Wording;
import io.github.terrene.cards.base.BaseSet;
import io.github.terrene.cards.base.ReadyDecks;
import io.github.terrene.draft.RandomEncounter;
import io.github.terrene.draft.pool.DraftConfig;
import io.github.terrene.example.EmberCoast;
import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.replay.Replay;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.play.Timeline;
import io.github.terrene.odyssey.card.CardSet;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.game.TerreneOdyssey;
import io.github.terrene.terralore.game.Terralore;
import io.github.terrene.terralore.starter.StarterSet;
import io.github.terrene.twoversustwo.TwoVersusTwo;
import java.util.List;
import java.util.ServiceLoader;

/** An app of modules: finds the sets of cards, plays all games, saves each and plays it again. */
public final class Main {
    private Main() {}

    /** Language files are found in other modules. */
    private static String inGerman(String cards) {
        Form<Card> form = CardForms.STANDARD.of(Card.class);
        Wording english = Wording.of("hobe", "en").get();
        Wording german = Wording.of("hobe", "de").get();
        return CardSheet.write(CardSheet.read(cards, form, english).get(), form, german);
    }

    /** A set that was found says with which effects of its own its cards are written, and where the words for them are. */
    private static String inEnglish(CardSet set, io.github.terrene.odyssey.card.Card card) {
        var types = set.types().toJavaArray(Class<?>[]::new);
        var form = io.github.terrene.odyssey.CardForms.with(types).of(io.github.terrene.odyssey.card.Card.class);
        Wording game = Wording.of("terrene-odyssey", "en").get();
        Wording english = set.words().foldLeft(game, (words, name) -> words.and(name, set.getClass()).get());
        return english.say(form, card, "print", Known.NOTHING).get().text();
    }

    /** In a package that is not exported, so that it has no form. */
    public record Secret(int number) {}

    /** Expects the version of the library. */
    public static void main(String[] arguments) {
        String version = arguments[0];
        List<String> sets = ServiceLoader.load(CardSet.class).stream()
                .map(set -> set.get().name())
                .sorted()
                .toList();
        expect(List.of("Ember Coast", "Terrene Odyssey base set"), sets, "sets of cards found");
        expect(true, refusal(Secret.class).contains("\"exports consumer.embers;\""), "a refusal that says what to do");
        CardSet found = ServiceLoader.load(CardSet.class).stream()
                .map(ServiceLoader.Provider::get)
                .filter(set -> set.name().equals("Ember Coast"))
                .findFirst()
                .orElseThrow();
        found.cards().map(card -> inEnglish(found, card)).forEach(System.out::println);

        expect(
                "Cook\nMensch, Nahkampf, ATK 1, HP 3, Kosten 0\nIhre Nachbarn haben ATK +1.\n",
                inGerman("Cook\nMelee Human, ATK 1, HP 3, cost 0\nIts neighbours have ATK +1."),
                "a card that was read in English and is printed in German");

        Catalogue catalogue = Catalogue.ofSets(List.of(new BaseSet(), new EmberCoast())).get();
        var gregory = ReadyDecks.GREGORY_THE_HOARDER.deck();
        var historian = ReadyDecks.SK_THE_ART_HISTORIAN.deck();
        var odyssey = io.github.terrene.odyssey.setup.Options.standard();
        playTwice(
                TerreneOdyssey.duel(catalogue),
                io.github.terrene.odyssey.setup.GameConfig.of(odyssey, gregory, historian),
                version);
        playTwice(
                TwoVersusTwo.rules(catalogue),
                io.github.terrene.odyssey.setup.GameConfig.of(odyssey, gregory, historian, historian, gregory),
                version);
        playTwice(
                RandomEncounter.of(catalogue), DraftConfig.basic(3, new BaseSet().cards(), odyssey), version);
        playTwice(
                Terralore.of(StarterSet.catalogue()),
                io.github.terrene.terralore.setup.GameConfig.of(
                        io.github.terrene.terralore.setup.Options.standard(),
                        io.github.terrene.terralore.starter.ReadyDecks.TIDE_AND_THORN,
                        io.github.terrene.terralore.starter.ReadyDecks.CANDLE_AND_CLAW),
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

    private static String refusal(Class<?> type) {
        try {
            return Forms.builder().type(type).build().toString();
        } catch (IllegalArgumentException refusal) {
            return refusal.getMessage();
        }
    }

    private static void expect(Object expected, Object found, String what) {
        if (!expected.equals(found)) {
            throw new IllegalStateException(what + ": " + found + ", not " + expected);
        }
    }
}
