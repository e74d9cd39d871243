package io.github.terrene.carnage.law;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.carnage.Words;
import io.github.terrene.carnage.action.Action;
import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.CardBuilder;
import io.github.terrene.carnage.card.Catalogue;
import io.github.terrene.carnage.card.ForNextDuel;
import io.github.terrene.carnage.card.OwnChoice;
import io.github.terrene.carnage.card.OwnEffect;
import io.github.terrene.carnage.card.Resolution;
import io.github.terrene.carnage.event.ElementsShuffled;
import io.github.terrene.carnage.event.Event;
import io.github.terrene.carnage.event.PillarCompleted;
import io.github.terrene.carnage.game.Carnage;
import io.github.terrene.carnage.rule.Game;
import io.github.terrene.carnage.rule.resolve.CarryOut;
import io.github.terrene.carnage.setup.GameConfig;
import io.github.terrene.carnage.setup.Options;
import io.github.terrene.carnage.table.Side;
import io.github.terrene.carnage.trait.Element;
import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.play.Policy;
import io.github.terrene.kernel.resolve.Choice;
import io.github.terrene.testkit.arbitrary.Playthrough;
import io.github.terrene.testkit.arbitrary.SeededConfig;
import io.github.terrene.testkit.arbitrary.Walk;
import io.github.terrene.testkit.carnage.law.CarnageSpecimen;
import io.github.terrene.testkit.carnage.law.Styles;
import io.vavr.collection.Array;
import io.vavr.control.Either;
import io.vavr.control.Option;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Games with other elements than those of the starter set, and with fewer or more of them. */
class OtherElementsTest {
    private static final Array<Policy<? super Game, ? super Action>> STYLES =
            Array.of(Styles.WARLORD, Styles.BREEDER, Styles.SETTLER);
    private static final int GAMES = 4;
    private static final int LONGEST = 600;

    /** Asks two questions, one after the other. */
    private record StrongerInTwo() implements OwnEffect {
        @Override
        public void resolve(Resolution here) {
            Array<Choice> elements = here.world().elements().map(OwnChoice.OfElement::new);
            Option<Choice> one = here.choose("element", elements);
            Option<Choice> other = one.isEmpty() ? Option.none() : here.choose("element", elements.removeAll(one));
            one.filter(each -> other.isDefined()).forEach(each -> promise(here, each));
            other.forEach(each -> promise(here, each));
        }

        private static void promise(Resolution here, Choice element) {
            here.forNextDuel(here.you(), new ForNextDuel.Bonus(((OwnChoice.OfElement) element).element(), 1));
        }
    }

    private static Array<Element> elements(int number) {
        return Array.of("moon", "sun", "ice", "dust", "iron", "glass", "salt")
                .take(number)
                .map(Element::new);
    }

    private static Array<Card> cards(Array<Element> elements) {
        Array<CardBuilder> builders = elements.zipWithIndex().flatMap(each -> {
            Element own = each._1;
            Element next = elements.get((each._2 + 1) % elements.size());
            String name = own.name();
            return Array.of(
                    Words.legend(name + " knight", own, 2).value(own, 4).value(next, 2),
                    Words.legend(name + " seer", own, 1).value(own, 2).power(0, new StrongerInTwo()),
                    Words.relic(name + " lens", own, 1).value(next, 1).power(1, Words.meditate(4)),
                    Words.location(name + " hall", own).whenPlaced(Words.draw(Words.OWN, 1)),
                    Words.location(name + " field", own),
                    Words.monster(name + " hound", own, 1).value(own, 3).value(next, 3));
        });
        return builders.map(CardBuilder::build);
    }

    private static Array<Playthrough<GameConfig, Game, Action, Event>> games(Carnage rules, Array<Card> cards) {
        GameConfig config = GameConfig.of(
                Options.standard(), CarnageSpecimen.list("one", cards, 1), CarnageSpecimen.list("other", cards, 2));
        return Array.range(0, STYLES.size() * GAMES)
                .map(seed -> Walk.drawn(new SeededConfig<>(config, seed), seed % STYLES.size(), LONGEST))
                .map(walk -> Playthrough.of(rules, STYLES, walk));
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 5, 7})
    @Rule({"CG-1.2", "CG-2.4", "CG-8.13", "CG-11.1"})
    void anyNumberOfElementsCanBePlayed(int number) {
        Array<Element> elements = elements(number);
        Array<Card> cards = cards(elements);
        Carnage rules = Carnage.of(Catalogue.of(elements, cards).get());
        Array<Playthrough<GameConfig, Game, Action, Event>> games = games(rules, cards);

        Array<Event> events =
                games.flatMap(game -> game.moves().flatMap(move -> move.step().events()));
        Array<PillarCompleted> pillars = only(PillarCompleted.class, events);
        assertThat(pillars)
                .isNotEmpty()
                .allSatisfy(pillar ->
                        assertThat(pillar.locations().map(Card::element)).isEqualTo(elements));
        assertThat(only(ElementsShuffled.class, events)
                        .filter(shuffled -> shuffled.deck().size() == 5 * number))
                .isNotEmpty();
        for (Game game : games.flatMap(each -> each.states().take(1).append(each.last()))) {
            assertThat(rules.notation()
                            .readState(game.config(), rules.notation().writeState(game)))
                    .isEqualTo(Either.right(game));
        }
        Array<Game> halfway = games.flatMap(Playthrough::states).filter(OtherElementsTest::halfAnswered);
        assertThat(halfway.isEmpty()).isEqualTo(number == 2);
        for (Game game : halfway) {
            assertThat(rules.notation()
                            .readState(game.config(), rules.notation().writeState(game)))
                    .isEqualTo(Either.right(game));
        }
        for (Game game : games.flatMap(each -> each.states().drop(30).take(5))) {
            Players.BOTH.forEach(seat -> assertThat(
                            rules.view(rules.imagine(rules.view(game, seat), CardPool.UNKNOWN, Rng.of(1)), seat))
                    .isEqualTo(rules.view(game, seat)));
            assertThat(game.table().sides().map(OtherElementsTest::elementCards))
                    .containsOnly(5 * number);
        }
    }

    private static boolean halfAnswered(Game game) {
        return game.tasks().size() > 1
                && game.tasks().get(1) instanceof CarryOut effect
                && effect.answers().nonEmpty();
    }

    private static <T extends Event> Array<T> only(Class<T> type, Array<Event> events) {
        return events.filter(type::isInstance).map(type::cast);
    }

    private static int elementCards(Side side) {
        return side.elements().deck().size()
                + side.elements().drawn().size()
                + side.elements().laid().size()
                + side.elements().discarded().size();
    }
}
