package io.github.terrene.testkit.odyssey.law;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.terrene.cards.base.BaseSet;
import io.github.terrene.kernel.Decision;
import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Refused;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.action.EndTurn;
import io.github.terrene.odyssey.action.RecruitFromHand;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.ReadyDeck;
import io.github.terrene.odyssey.event.ChainEvent.Passed;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.rule.Agenda;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.rule.setup.ChooseParty;
import io.github.terrene.odyssey.setup.GameConfig;
import io.github.terrene.odyssey.setup.Options;
import io.github.terrene.odyssey.view.View;
import io.github.terrene.testkit.arbitrary.SeededConfig;
import io.github.terrene.testkit.arbitrary.Walk;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.BiPredicate;
import org.junit.jupiter.api.Test;

/** The laws bite: rules that are broken at one place break the law that speaks of it. */
class BrokenRulesTest {
    private static final Array<ReadyDeck> DECKS = Array.ofAll(new BaseSet().decks());
    private static final Walk<GameConfig> WALK = walk();

    private static Walk<GameConfig> walk() {
        GameConfig config = GameConfig.of(
                Options.standard(), DECKS.get(0).deck(), DECKS.get(1).deck());
        Dice dice = Rng.of(5).dice();
        return new Walk<>(new SeededConfig<>(config, 5), 2, Array.fill(120, () -> dice.below(Walk.CHOICES)));
    }

    private static OdysseyLaws of(Rules<GameConfig, Game, Action, Event, View> rules) {
        return () -> new DuelSpecimen(rules);
    }

    static void breaks(
            BiConsumer<OdysseyLaws, Walk<GameConfig>> law, Rules<GameConfig, Game, Action, Event, View> broken) {
        assertThatCode(() -> law.accept(of(DuelSpecimen.RULES), WALK)).doesNotThrowAnyException();
        assertThatThrownBy(() -> law.accept(of(broken), WALK)).isInstanceOf(AssertionError.class);
    }

    @Test
    void aGameThatIsNeverPlayedIsNoticed() {
        List<Walk<GameConfig>> walks = List.of(WALK, WALK);
        assertThatCode(() -> of(DuelSpecimen.RULES).walksPlayTheGame(walks)).doesNotThrowAnyException();
        assertThatThrownBy(() -> of(new DelegatingRules() {
                            @Override
                            public Seq<Seat> deciders(Game game) {
                                return Array.empty();
                            }
                        })
                        .walksPlayTheGame(walks))
                .hasMessageContaining("one plays something");
    }

    @Test
    void aDeciderWithNothingToDecideIsNoticed() {
        breaks(OdysseyLaws::onlyWhoIsAwaitedHasSomethingToChoose, new DelegatingRules() {
            @Override
            public Seq<Decision> pending(Game game) {
                return super.pending(game).drop(1);
            }
        });
    }

    @Test
    void anActionThatIsNotListedIsNoticed() {
        breaks(OdysseyLaws::everyOtherActionIsRefusedForTheReasonsThatAreExplained, new DelegatingRules() {
            @Override
            public Seq<Action> legal(Game game, Seat seat) {
                Seq<Action> legal = super.legal(game, seat);
                return legal.size() > 3 ? legal.init() : legal;
            }
        });
    }

    @Test
    void anActionThatIsListedAndRefusedIsNoticed() {
        breaks(OdysseyLaws::everyLegalActionIsAcceptedAndNothingForbidsIt, new DelegatingRules() {
            @Override
            public Seq<Rejection> whyNot(Game game, Action action) {
                return action instanceof EndTurn
                        ? Array.of(Rejection.of("TO-4.19/endless", "the turn never ends"))
                        : super.whyNot(game, action);
            }
        });
    }

    @Test
    void aNumberThatNoRuleHasIsNoticed() {
        breaks(OdysseyLaws::aRefusalNamesRulesThatExistAndSaysASentence, new DelegatingRules() {
            @Override
            public Seq<Rejection> whyNot(Game game, Action action) {
                return super.whyNot(game, action)
                        .map(reason -> new Rejection(reason.rule() + "9", reason.template(), reason.values()));
            }
        });
    }

    @Test
    void anEventThatShowsASecretIsNoticed() {
        breaks(OdysseyLaws::foldingTheEventsThatASeatWasSentGivesTheTableOfItsView, new DelegatingRules() {
            @Override
            public Event seenBy(Event event, Seat seat) {
                return event;
            }
        });
    }

    @Test
    void aViewThatShowsTheTableIsNoticed() {
        breaks(OdysseyLaws::aViewShowsNoHandOfOthersNoDeckAndNothingFaceDown, new DelegatingRules() {
            @Override
            public View view(Game game, Seat seat) {
                View view = super.view(game, seat);
                return new View(seat, view.setting(), game.table(), view.agenda());
            }
        });
    }

    @Test
    void aViewThatShowsWhatOthersHaveChosenIsNoticed() {
        breaks(OdysseyLaws::aSimultaneousChoiceTellsOthersNothing, new DelegatingRules() {
            @Override
            public View view(Game game, Seat seat) {
                View view = super.view(game, seat);
                return new View(seat, view.setting(), view.table(), game.agenda());
            }
        });
    }

    @Test
    void choicesThatDependOnAnotherHandAreNoticed() {
        breaks(OdysseyLaws::equalViewsGiveEqualChoices, new DelegatingRules() {
            @Override
            public Seq<Action> legal(Game game, Seat seat) {
                boolean odd =
                        game.side(Seat.of(1 - seat.index())).hand().cards().hashCode() % 2 == 1;
                return odd ? super.legal(game, seat).reverse() : super.legal(game, seat);
            }
        });
    }

    @Test
    void aRefusalThatNamesACardOfAnotherHandIsNoticed() {
        breaks(OdysseyLaws::equalViewsGiveEqualRefusals, new DelegatingRules() {
            @Override
            public Seq<Rejection> whyNot(Game game, Action action) {
                Seq<Card> secret =
                        game.side(Seat.of(1 - action.seat().index() % 2)).hand().cards();
                return super.whyNot(game, action)
                        .map(reason -> Rejection.of(reason.key(), reason.template() + " behind " + secret));
            }
        });
    }

    @Test
    void refusedThingsThatNameTheCardsOfAnotherHandAreNoticed() {
        breaks(OdysseyLaws::equalViewsGiveEqualRefusals, new DelegatingRules() {
            @Override
            public Seq<Refused<Action>> refused(Game game, Seat seat) {
                return game.side(Seat.of(1 - seat.index()))
                        .hand()
                        .cards()
                        .map(card -> new RecruitFromHand(seat, card.id()))
                        .map(action -> new Refused<>(action, whyNot(game, action)));
            }
        });
    }

    @Test
    void aLegalActionThatIsToldToBeRefusedIsNoticed() {
        breaks(OdysseyLaws::whatIsRefusedIsNotLegalAndIsToldTheReasonsOfWhyNot, new DelegatingRules() {
            @Override
            public Seq<Refused<Action>> refused(Game game, Seat seat) {
                return legal(game, seat)
                        .<Refused<Action>>map(action -> new Refused<>(
                                action, Array.of(Rejection.of("TO-4.20/caught", "you will not get away with it"))))
                        .appendAll(super.refused(game, seat));
            }
        });
    }

    @Test
    void rulesThatNeverTellOfARefusalAreNoticed() {
        breaks((laws, walk) -> laws.somebodyWhoIsAwaitedIsRefusedSomething(List.of(walk)), new DelegatingRules() {
            @Override
            public Seq<Refused<Action>> refused(Game game, Seat seat) {
                return Array.empty();
            }
        });
    }

    @Test
    void anotherReasonThanThatOfWhyNotIsNoticed() {
        breaks(OdysseyLaws::whatIsRefusedIsNotLegalAndIsToldTheReasonsOfWhyNot, new DelegatingRules() {
            @Override
            public Seq<Refused<Action>> refused(Game game, Seat seat) {
                return super.refused(game, seat)
                        .map(each -> new Refused<>(
                                each.action(), each.why().append(each.why().head())));
            }
        });
    }

    @Test
    void eventsThatDependOnTheDeckAreNoticed() {
        breaks(OdysseyLaws::equalViewsGiveAnActionEqualEventsUpToTheNextReveal, new DelegatingRules() {
            @Override
            public Either<Seq<Rejection>, Step<Game, Event>> apply(Game game, Action action) {
                boolean odd = game.side(action.seat())
                        .deck()
                        .cards()
                        .headOption()
                        .exists(card -> card.id().hashCode() % 2 == 1);
                return super.apply(game, action)
                        .map(step -> odd
                                ? new Step<>(
                                        step.state(),
                                        Array.<Event>of(new Passed(action.seat()))
                                                .appendAll(step.events()),
                                        step.undoable())
                                : step);
            }
        });
    }

    @Test
    void undoBehindAnotherSeatIsNoticed() {
        breaks(OdysseyLaws::onlyAStepAfterWhichTheSameSeatDecidesCanBeUndone, new DelegatingRules() {
            @Override
            public Either<Seq<Rejection>, Step<Game, Event>> apply(Game game, Action action) {
                return super.apply(game, action).map(step -> new Step<>(step.state(), step.events(), true));
            }
        });
    }

    /** Rules by which a step that can be undone is final in some games. */
    private static DelegatingRules finalIf(BiPredicate<Game, Seat> secret) {
        return new DelegatingRules() {
            @Override
            public Either<Seq<Rejection>, Step<Game, Event>> apply(Game game, Action action) {
                boolean last = secret.test(game, Seat.of(1 - action.seat().index()));
                return super.apply(game, action)
                        .map(step -> new Step<>(step.state(), step.events(), step.undoable() && !last));
            }
        };
    }

    @Test
    void undoThatDependsOnAnotherDeckIsNoticed() {
        breaks(
                OdysseyLaws::equalViewsAgreeOnWhatCanBeTakenBack,
                finalIf((game, other) -> game.side(other).deck().cards().hashCode() % 2 == 1));
    }

    @Test
    void undoThatDependsOnWhatAnotherSeatHasChosenIsNoticed() {
        breaks(
                OdysseyLaws::whatCanBeTakenBackTellsNothingOfWhatOthersChoose,
                finalIf((game, other) -> game.prompt() instanceof ChooseParty chosen
                        && chosen.of(other).complete()));
        breaks(
                OdysseyLaws::equalViewsAgreeOnWhatCanBeTakenBack,
                finalIf((game, other) -> game.prompt() instanceof ChooseParty chosen
                        && !chosen.of(other).cards().isEmpty()));
    }

    @Test
    void theOrderOfSimultaneousChoicesIsNoticed() {
        breaks(OdysseyLaws::simultaneousChoicesCommute, new DelegatingRules() {
            @Override
            public Either<Seq<Rejection>, Step<Game, Event>> apply(Game game, Action action) {
                Either<Seq<Rejection>, Step<Game, Event>> step = super.apply(game, action);
                return game.prompt() instanceof ChooseParty
                        ? step.map(each -> new Step<>(chanced(each.state(), action), each.events(), each.undoable()))
                        : step;
            }

            private Game chanced(Game game, Action action) {
                Agenda agenda = game.agenda();
                Rng rng = Rng.of(31 * game.rng().state() + action.hashCode());
                return new Game(game.setting(), game.table(), agenda, rng);
            }
        });
    }
}
