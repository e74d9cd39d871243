package io.github.terrene.testkit.odyssey.law;

import static io.github.terrene.odyssey.Words.*;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.github.terrene.odyssey.Words;
import io.github.terrene.odyssey.ability.Cost;
import io.github.terrene.odyssey.ability.Payment;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.action.Activate;
import io.github.terrene.odyssey.action.Choice;
import io.github.terrene.odyssey.action.Choose;
import io.github.terrene.odyssey.card.AssignableBuilder;
import io.github.terrene.odyssey.card.AssignableCard;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.game.TerreneOdyssey;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.rule.activate.CompleteActivation;
import io.github.terrene.odyssey.table.AbilityInPlay;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.Source;
import io.github.terrene.odyssey.trait.Stat;
import io.github.terrene.testkit.odyssey.scenario.CharacterSetup;
import io.github.terrene.testkit.odyssey.scenario.SampleCards;
import io.github.terrene.testkit.odyssey.scenario.ScenarioBook;
import io.github.terrene.testkit.odyssey.scenario.Stage;
import io.github.terrene.testkit.odyssey.scenario.TableBuilder;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

/** Random costs on random cards: what is listed can be paid to the end, as it is printed, and from what is there. */
@Rule("TO-8.32")
class PaymentTest extends ScenarioBook {
    private static final Seat YOU = Seat.of(0);
    private static final int WEIGHT = 10;

    /** Gives 10 HP to each other Character of its player. */
    private static final CharacterCard BEARER = Words.character("Bearer")
            .of(EARTH, GUARDIAN)
            .stats(1, 1, 20, 10, 0)
            .passive(Words.bonus(10, Stat.HP).to(Words.each(yourCharacter().another())))
            .build();

    private static final List<Payment> COUNTERS =
            List.of(removeCounters(1, CHARGE), removeCounters(2, CHARGE), removeCounters(1, STRATAGEM));

    /** On which card the cost is printed. */
    enum Printed {
        ON_A_CHARACTER,
        ON_AN_ITEM,
        ON_AN_ONGOING_ITEM,
        ON_AN_ITEM_THAT_WEIGHS
    }

    @Property(tries = 500)
    void aCostIsListedIfItCanBePaidInItsOrderAndThenPaidAsPrinted(
            @ForAll("costs") List<Payment> cost,
            @ForAll Printed printed,
            @ForAll @IntRange(min = 0, max = 4) int cards,
            @ForAll @IntRange(min = 1, max = 50) int hp,
            @ForAll @IntRange(min = 0, max = 9) int damage,
            @ForAll @IntRange(min = 0, max = 3) int charges,
            @ForAll("others") List<CharacterSetup> others) {
        // a card that is discarded when it was used has no counters: a fault of its set (8.22)
        Assume.that(printed != Printed.ON_AN_ITEM || !cost.exists(COUNTERS::contains));
        TableBuilder table = TableBuilder.duel().hp(YOU, hp);
        table.side(YOU)
                .hand(Array.<Card>of(SampleCards.DART, SampleCards.DART, SampleCards.HUSH, SampleCards.PIKE)
                        .take(cards)
                        .toJavaArray(Card[]::new))
                .figures(source(cost, printed, charges).damaged(damage))
                .figures(others.toJavaArray(CharacterSetup[]::new));
        new Trial(table.rules(), table.game(), cost).check();
    }

    @Provide
    Arbitrary<List<Payment>> costs() {
        List<Payment> payments = List.of(
                discardCards(1),
                discardCards(2),
                takeDamage(5),
                takeDamage(15),
                payHp(5),
                payHp(20),
                discardThis(),
                dismiss(yourCharacter()),
                dismiss(yourCharacter().another()),
                dismiss(yourCharacter().withDamage()),
                dismiss(yourCharacter().withCard()),
                dismiss(yourCharacter().faceDown()));
        return Arbitraries.of(payments.appendAll(COUNTERS).asJava())
                .list()
                .ofMinSize(1)
                .ofMaxSize(4)
                .map(List::ofAll);
    }

    @Provide
    Arbitrary<List<CharacterSetup>> others() {
        return Arbitraries.of(
                        recruited(BEARER),
                        recruited(SampleCards.ETHAN),
                        recruited(SampleCards.ETHAN).damaged(15),
                        recruited(SampleCards.INU).holding(SampleCards.DART),
                        hidden(SampleCards.SAMMY).damaged(10))
                .list()
                .ofMaxSize(2)
                .map(List::ofAll);
    }

    private static CharacterSetup source(List<Payment> payments, Printed printed, int charges) {
        Cost cost = payments.foldLeft(Words.free(), Cost::and);
        if (printed == Printed.ON_A_CHARACTER) {
            return recruited(Words.character("Payer")
                            .of(EARTH, GUARDIAN)
                            .stats(1, 1, 20, 10, 0)
                            .trigger(GREEN, cost, Words.healYou(1))
                            .build())
                    .counters(charges, CHARGE);
        }
        AssignableBuilder item = Words.item("War Chest").trigger(GREEN, cost, Words.healYou(1));
        AssignableCard chest = switch (printed) {
            case ON_AN_ONGOING_ITEM -> item.ongoing().build();
            case ON_AN_ITEM_THAT_WEIGHS ->
                item.ongoing().passive(Words.bonus(-WEIGHT, Stat.HP)).build();
            default -> item.build();
        };
        return recruited(Stage.BYSTANDER).holding(chest).cardCounters(charges, CHARGE);
    }

    /** One table, and all ways of paying on it. */
    private record Trial(TerreneOdyssey rules, Game game, List<Payment> cost) {
        private Member source() {
            return game.table().side(YOU).members().find(Member::recruited).get();
        }

        private AbilityInPlay ability() {
            Member member = source();
            return member.held().isEmpty()
                    ? new AbilityInPlay(Source.character(member.id()), member.id(), member.card(), 0)
                    : new AbilityInPlay(
                            Source.held(member.held().get().id()),
                            member.id(),
                            member.held().get().card(),
                            0);
        }

        private Wallet wallet() {
            Member source = source();
            int charges = source.held()
                    .map(held -> held.counters())
                    .getOrElse(source.counters())
                    .of(CHARGE);
            return new Wallet(
                    game.table().team(YOU).hp(),
                    game.table().side(YOU).hand().size(),
                    charges,
                    true,
                    source.held().isDefined(),
                    ability().card().profile().passives().isEmpty() ? 0 : WEIGHT,
                    game.table()
                            .side(YOU)
                            .members()
                            .map(member -> new Wallet.Person(
                                    member.id(),
                                    member.id() == source.id(),
                                    member.recruited(),
                                    member.card().equals(BEARER),
                                    member.held().isDefined(),
                                    member.damage())));
        }

        void check() {
            Activate begun = new Activate(YOU, ability().source(), 0);
            boolean payable = wallet().paysFor(cost, List.empty());
            assertThat(rules.legal(game, YOU).contains(begun)).isEqualTo(payable);
            assertThat(rules.whyNot(game, begun).map(Rejection::key))
                    .isEqualTo(payable ? Array.empty() : Array.of("TO-8.32/cannot-pay"));
            if (payable) {
                follow(rules.apply(game, begun).get(), List.empty());
            }
        }

        private void follow(Step<Game, Event> step, List<Action> said) {
            if (!(step.state().prompt() instanceof CompleteActivation)) {
                Receipt receipt = new Receipt(ability(), step.events(), game.table());
                cost.forEach(payment -> payment.pay(receipt));
                receipt.end();
                return;
            }
            Seq<Action> legal = rules.choices(step.state(), YOU);
            assertThat(legal).isNotEmpty();
            if (choice(legal.head()) instanceof Choice.Dismissed) {
                List<Integer> chosen = characters(said);
                assertThat(characters(legal))
                        .isEqualTo(wallet().people()
                                .toList()
                                .map(Wallet.Person::id)
                                .filter(id -> wallet().paysFor(cost, chosen.append(id))));
            } else {
                assertThat(legal.map(Trial::choice)).allMatch(Choice.Discarded.class::isInstance);
            }
            legal.forEach(action -> follow(rules.apply(step.state(), action).get(), said.append(action)));
        }

        private static Choice choice(Action action) {
            return ((Choose) action).choice();
        }

        private static List<Integer> characters(Seq<Action> said) {
            return said.toList()
                    .filter(Choose.class::isInstance)
                    .map(Trial::choice)
                    .filter(Choice.Dismissed.class::isInstance)
                    .map(choice -> ((Choice.Dismissed) choice).member());
        }
    }
}
