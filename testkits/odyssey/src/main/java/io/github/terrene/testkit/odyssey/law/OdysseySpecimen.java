package io.github.terrene.testkit.odyssey.law;

import io.github.terrene.kernel.Knowledge;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.Deck;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.game.TerreneOdyssey;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.setup.Format;
import io.github.terrene.odyssey.setup.GameConfig;
import io.github.terrene.odyssey.setup.Options;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.Side;
import io.github.terrene.odyssey.table.Table;
import io.github.terrene.odyssey.view.View;
import io.github.terrene.testkit.arbitrary.SeededConfig;
import io.github.terrene.testkit.law.TableSpecimen;
import io.github.terrene.testkit.matrix.ListedRefusal;
import io.github.terrene.testkit.matrix.NumberedRule;
import io.github.terrene.testkit.odyssey.arbitrary.Decks;
import io.github.terrene.testkit.odyssey.arbitrary.Settings;
import io.github.terrene.testkit.odyssey.arbitrary.Styles;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.collection.TreeMap;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/**
 * Games of Terrene Odyssey in any format, with random decks of the cards of their catalogue and all options. To try all laws with your own
 * format, name its rules:
 * <pre>{@code
 * class SkirmishLawsTest implements OdysseyLaws {
 *     private static final OdysseySpecimen SPECIMEN = new OdysseySpecimen(SKIRMISH);
 *
 *     public OdysseySpecimen specimen() {
 *         return SPECIMEN;
 *     }
 * }
 * }</pre>
 */
public class OdysseySpecimen extends TableSpecimen<GameConfig, Game, Action, Event, View, Table> {
    private static final int MOST_IN_A_TURN = 10_000;
    private static final Array<ListedRefusal> REFUSALS = ListedRefusal.of("terrene-kernel", "terrene-core");
    private static final Array<String> PRINTED = NumberedRule.of("terrene-core").map(NumberedRule::number);

    private final TerreneOdyssey rules;
    private final Decks decks;

    /** Games with these rules, whose refusals cite only rules of Terrene Odyssey. */
    public OdysseySpecimen(TerreneOdyssey rules) {
        this(rules, PRINTED);
    }

    /**
     * Games with these rules.
     *
     * @param ruleNumbers the numbers that refusals may cite
     */
    public OdysseySpecimen(TerreneOdyssey rules, Seq<String> ruleNumbers) {
        this(rules, ruleNumbers, Decks.of(rules.book().catalogue(), rules.deckRules()));
    }

    /** Games with these rules, whose refusals cite only rules of Terrene Odyssey, and with these decks. */
    public OdysseySpecimen(TerreneOdyssey rules, Decks decks) {
        this(rules, PRINTED, decks);
    }

    private OdysseySpecimen(TerreneOdyssey rules, Seq<String> ruleNumbers, Decks decks) {
        super(() -> rules, Styles.ALL, Game::table, View::table, ruleNumbers);
        this.rules = rules;
        this.decks = decks;
    }

    /** Tokens and Open Field are of no deck. */
    @Override
    @Rule({"TO-1.10", "TO-1.14", "TO-14.8"})
    public Array<?> cards(Game game, Seq<Seat> owners) {
        return owned(Table.class, game.table(), owners).filter(card -> ((Card) card._2).ofDecks());
    }

    @Override
    public Arbitrary<SeededConfig<GameConfig>> seededConfigs() {
        Format format = rules.book().format();
        return Combinators.combine(
                        Settings.of(format),
                        decks.numbers().list().ofSize(format.seats().size()),
                        Arbitraries.longs())
                .as((options, numbers, seed) -> new SeededConfig<>(config(options, numbers), seed));
    }

    private GameConfig config(Options options, List<Array<Integer>> numbers) {
        Deck[] dealt =
                numbers.stream().map(each -> decks.of(options.edition(), each)).toArray(Deck[]::new);
        return GameConfig.of(options, dealt);
    }

    /** As many turns as there can be (10.6), each with far more moves than activations (8.28), Actions and supply allow. */
    @Override
    public int endless(GameConfig config) {
        return config.options().turnLimit() * MOST_IN_A_TURN;
    }

    @Override
    public Knowledge truth(Game game) {
        Seq<Side> sides = game.table().sides();
        return new Knowledge(
                TreeMap.ofEntries(sides.map(
                        side -> Tuple.of(side.seat(), side.hand().cards().map(Card::id)))),
                TreeMap.ofEntries(sides.map(
                        side -> Tuple.of(side.seat(), side.deck().cards().map(Card::id)))),
                TreeMap.ofEntries(sides.flatMap(Side::members).flatMap(OdysseySpecimen::numbered)));
    }

    /** A Character and the card that it holds, by their numbers in play. */
    private static Seq<Tuple2<Integer, String>> numbered(Member member) {
        return member.held()
                .map(held -> Tuple.of(held.id(), held.card().id()))
                .toArray()
                .append(Tuple.of(member.id(), member.card().id()));
    }

    @Override
    public Seq<ListedRefusal> refusals() {
        return REFUSALS;
    }
}
