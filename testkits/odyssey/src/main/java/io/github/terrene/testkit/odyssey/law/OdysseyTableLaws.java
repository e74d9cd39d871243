package io.github.terrene.testkit.odyssey.law;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.rule.battle.ChooseBlock;
import io.github.terrene.odyssey.rule.chain.UseWaiting;
import io.github.terrene.odyssey.rule.turn.TakeTurn;
import io.github.terrene.odyssey.setup.GameConfig;
import io.github.terrene.odyssey.table.Held;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.Side;
import io.github.terrene.odyssey.table.Supply;
import io.github.terrene.odyssey.table.Table;
import io.github.terrene.odyssey.table.Team;
import io.github.terrene.odyssey.table.TerrainInPlay;
import io.github.terrene.odyssey.trait.Keyword;
import io.github.terrene.odyssey.trait.Stat;
import io.github.terrene.odyssey.trait.Status;
import io.github.terrene.odyssey.view.CharacterStats;
import io.github.terrene.odyssey.view.View;
import io.github.terrene.testkit.arbitrary.Walk;
import io.github.terrene.testkit.law.EveryState;
import io.github.terrene.testkit.law.Laws;
import io.vavr.collection.Array;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Laws of every table of Terrene Odyssey. */
public interface OdysseyTableLaws extends Laws<GameConfig, Game, Action, Event, View> {

    @Property
    @Rule({"TO-7.1", "TO-7.3"})
    default void supplyIsNeverAboveTheLimitWhenAPlayerMayAct(@ForAll("walks") Walk<GameConfig> walk) {
        new EveryState<>(specimen().playthrough(walk)).each(game -> {
            if (game.prompt() instanceof TakeTurn
                    || game.prompt() instanceof ChooseBlock
                    || game.prompt() instanceof UseWaiting) {
                for (Side side : game.table().sides()) {
                    assertThat(Supply.used(game.table(), side.seat()))
                            .as("supply of %s", side.seat())
                            .isBetween(0, game.setting().format().supply());
                }
            }
        });
    }

    @Property
    @Rule({"TO-1.8", "TO-1.12", "TO-5.9"})
    default void noStatIsBelowItsFloor(@ForAll("walks") Walk<GameConfig> walk) {
        new EveryState<>(specimen().playthrough(walk)).each(game -> {
            for (Member member : game.table().sides().flatMap(Side::members)) {
                for (Stat stat : Array.of(Stat.ATK, Stat.DEF, Stat.LV, Stat.SP)) {
                    assertThat(game.table().stat(member, stat))
                            .as("%s of %s", stat, member)
                            .isNotNegative();
                }
                assertThat(game.table().stat(member, Stat.HP)).isPositive();
                assertThat(member.damage()).isNotNegative();
                assertThat(member.decay()).isNotNegative();
                assertThat(member.xp()).isNotNegative();
            }
        });
    }

    /** Recruited Characters are public, so every viewer is shown the values that actually count for them, and for no others. */
    @Property
    @Rule({"TO-1.8", "TO-8.19", "TO-11.1"})
    default void everybodyIsShownWhatCountsOfRecruitedCharacters(@ForAll("walks") Walk<GameConfig> walk) {
        new EveryState<>(specimen().playthrough(walk)).some((game, place) -> {
            Table table = game.table();
            Array<CharacterStats> counting = Array.ofAll(table.sides())
                    .flatMap(Side::members)
                    .filter(Member::recruited)
                    .map(member -> new CharacterStats(
                            member.id(),
                            table.stat(member, Stat.ATK),
                            table.stat(member, Stat.DEF),
                            table.stat(member, Stat.HP),
                            table.stat(member, Stat.LV),
                            table.stat(member, Stat.SP),
                            Array.of(Status.values()).filter(status -> table.is(member, status)),
                            Array.of(Keyword.values()).filter(keyword -> table.has(member, keyword))));
            for (Seat viewer : Array.ofAll(specimen().rules().seats(game)).append(Seat.ONLOOKER)) {
                assertThat(specimen().rules().view(game, viewer).shown().characters())
                        .isEqualTo(counting);
            }
        });
    }

    /** This holds whenever anybody is asked anything, and when the game is over. */
    @Property
    @Rule({"TO-5.7", "TO-6.7"})
    default void nobodyWithDamageAtTheMaximumHpIsEverInPlayRecruited(@ForAll("walks") Walk<GameConfig> walk) {
        new EveryState<>(specimen().playthrough(walk)).each(game -> {
            for (Member member : game.table().sides().flatMap(Side::members).filter(Member::recruited)) {
                assertThat(member.damage())
                        .as("damage on %s", member)
                        .isLessThan(game.table().stat(member, Stat.HP));
            }
        });
    }

    @Property
    @Rule({"TO-10.1", "TO-10.7", "TO-4.25"})
    default void hpAndActionsStayWithinTheirBounds(@ForAll("walks") Walk<GameConfig> walk) {
        new EveryState<>(specimen().playthrough(walk)).each(game -> {
            for (Team team : game.table().teams().reject(Team::left)) {
                assertThat(team.hp()).isBetween(0, team.mostHp());
                assertThat(team.mostHp()).isEqualTo(game.setting().format().hp());
            }
            for (Side side : game.table().sides()) {
                assertThat(side.actions()).isNotNegative();
            }
        });
    }

    /** Tokens and Open Field are not from decks; the cards of players who left are gone. */
    @Property
    @Rule({"TO-1.13", "TO-1.14", "TO-8.36"})
    default void theCardsOfADeckAreSomewhereAtAllTimes(@ForAll("walks") Walk<GameConfig> walk) {
        new EveryState<>(specimen().playthrough(walk))
                .each(game -> OdysseyConservation.cards(walk.seeded().config(), game.table()));
    }

    /** Who knows all decks imagines every card of them somewhere, and no others. */
    @Property
    @Rule({"TO-1.13", "TO-1.14", "TO-11.1"})
    default void anImaginedGameHasTheCardsOfTheDecks(@ForAll("walks") Walk<GameConfig> walk) {
        Rules<GameConfig, Game, Action, Event, View> rules = specimen().rules();
        GameConfig config = walk.seeded().config();
        new EveryState<>(specimen().playthrough(walk)).some((game, place) -> {
            for (Seat seat : rules.seats(game)) {
                Table imagined = rules.imagine(rules.view(game, seat), rules.pool(config), Rng.of(place))
                        .table();
                OdysseyConservation.cards(config, imagined);
            }
        });
    }

    /**
     * Whatever a seat believes about the decks, every card that it imagines in a hand, in a deck or with a holder is one that decks may
     * have.
     */
    @Property
    @Rule("TO-1.14")
    default void anImaginedGameHasCardsOfDecksOnly(@ForAll("walks") Walk<GameConfig> walk) {
        Rules<GameConfig, Game, Action, Event, View> rules = specimen().rules();
        new EveryState<>(specimen().playthrough(walk)).some((game, place) -> {
            for (Seat seat : rules.seats(game)) {
                View view = rules.view(game, seat);
                for (CardPool belief : specimen().beliefs(walk.seeded().config(), seat)) {
                    Table imagined = rules.imagine(view, belief, Rng.of(place)).table();
                    for (Side side : imagined.sides()) {
                        Array<Card> cards = Array.<Card>ofAll(side.hand().cards())
                                .appendAll(side.deck().cards())
                                .appendAll(side.discards())
                                .appendAll(side.members().flatMap(Member::held).map(Held::card));
                        assertThat(cards.filter(OdysseyConservation::ofNoDeck))
                                .as("what %s imagines of %s", seat, side.seat())
                                .isEmpty();
                    }
                }
            }
        });
    }

    @Property
    @Rule({"TO-3.6", "TO-4.23"})
    default void aPlayerAlwaysHasAnActiveTerrainOnceTheGameBegan(@ForAll("walks") Walk<GameConfig> walk) {
        new EveryState<>(specimen().playthrough(walk)).each(game -> {
            for (Side side :
                    game.table().turn() > 0 ? OdysseyConservation.playing(game.table()) : Array.<Side>empty()) {
                assertThat(side.terrains()).as("Terrains of %s", side.seat()).isNotEmpty();
                assertThat(side.terrains().forAll(TerrainInPlay::faceUp)).isTrue();
            }
        });
    }

    @Property
    @Rule({"TO-5.1", "TO-5.18", "TO-8.28", "TO-8.39"})
    default void nobodyAttacksOrUsesAnAbilityMoreOftenThanAllowed(@ForAll("walks") Walk<GameConfig> walk) {
        int most = walk.seeded().config().options().activationsPerTurn();
        int inAll = walk.seeded().config().options().activationsInAll();
        new EveryState<>(specimen().playthrough(walk)).each(game -> {
            for (Side side : game.table().sides()) {
                assertThat(side.activations()).isBetween(0, inAll);
                for (Member member : side.members()) {
                    assertThat(member.attacks()).isBetween(0, 1 + member.extraAttacks());
                    assertThat(member.usage().counts()).allMatch(used -> used <= most);
                    member.held()
                            .forEach(held -> assertThat(held.usage().counts()).allMatch(used -> used <= most));
                }
                for (TerrainInPlay terrain : side.terrains()) {
                    assertThat(terrain.usage().counts()).allMatch(used -> used <= most);
                }
            }
        });
    }
}
