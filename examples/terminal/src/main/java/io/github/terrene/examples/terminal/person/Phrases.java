package io.github.terrene.examples.terminal.person;

import io.github.terrene.examples.terminal.cast.Cast;
import io.github.terrene.examples.terminal.cast.Names;
import io.github.terrene.odyssey.action.AbandonAttack;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.action.Activate;
import io.github.terrene.odyssey.action.Assign;
import io.github.terrene.odyssey.action.Attack;
import io.github.terrene.odyssey.action.Block;
import io.github.terrene.odyssey.action.ChooseCard;
import io.github.terrene.odyssey.action.ChooseGain;
import io.github.terrene.odyssey.action.ChooseHappening;
import io.github.terrene.odyssey.action.ChooseMode;
import io.github.terrene.odyssey.action.ChooseNothing;
import io.github.terrene.odyssey.action.ChooseOpponent;
import io.github.terrene.odyssey.action.ChooseTarget;
import io.github.terrene.odyssey.action.ChooseTerrain;
import io.github.terrene.odyssey.action.DeclineBlock;
import io.github.terrene.odyssey.action.DismissCard;
import io.github.terrene.odyssey.action.DismissCharacter;
import io.github.terrene.odyssey.action.DismissForSupply;
import io.github.terrene.odyssey.action.EndTurn;
import io.github.terrene.odyssey.action.Hide;
import io.github.terrene.odyssey.action.NameStarter;
import io.github.terrene.odyssey.action.Pass;
import io.github.terrene.odyssey.action.PayExtra;
import io.github.terrene.odyssey.action.PayWithCard;
import io.github.terrene.odyssey.action.PayWithCharacter;
import io.github.terrene.odyssey.action.PlaceAssignable;
import io.github.terrene.odyssey.action.PlaceCharacter;
import io.github.terrene.odyssey.action.PlaceTerrain;
import io.github.terrene.odyssey.action.PlayTerrain;
import io.github.terrene.odyssey.action.Recruit;
import io.github.terrene.odyssey.action.RecruitFromHand;
import io.github.terrene.odyssey.action.Run;
import io.github.terrene.odyssey.action.SwitchTerrain;
import io.github.terrene.odyssey.action.Trade;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.trait.Stat;
import io.github.terrene.odyssey.view.View;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Set;
import java.util.function.BiFunction;

/** What actions are called: a phrase for each type. */
final class Phrases {
    private static final Map<Class<?>, BiFunction<Action, Phrases, String>> BY_TYPE = new Book()
            .on(PlaceCharacter.class, (action, words) -> words.things.introduced(action.card()))
            .on(PlaceAssignable.class, (action, words) -> words.things.introduced(action.card()))
            .on(PlaceTerrain.class, (action, words) -> words.things.introduced(action.card()))
            .on(NameStarter.class, (action, words) -> words.cast().does(action.starter(), "go") + " first")
            .on(Recruit.class, (action, words) -> "Recruit " + words.things.described(action.member()))
            .on(
                    RecruitFromHand.class,
                    (action, words) -> "Recruit " + words.things.introduced(action.card()) + ", from hand")
            .on(
                    Attack.class,
                    (action, words) ->
                            "Attack " + words.whom(action) + "with " + words.things.with(action.attacker(), Stat.ATK))
            .on(Activate.class, (action, words) -> words.things.ability(action))
            .on(PlayTerrain.class, (action, words) -> "Play " + words.things.introduced(action.card()))
            .on(SwitchTerrain.class, (action, words) -> "Switch to " + words.things.terrain(action.terrain()))
            .on(Hide.class, (action, words) -> "Hide " + words.things.introduced(action.card()))
            .on(
                    Assign.class,
                    (action, words) ->
                            "Give " + words.things.card(action.card()) + " to " + words.name(action.member()))
            .on(
                    Trade.class,
                    (action, words) -> "Let " + words.name(action.first()) + " and " + words.name(action.second())
                            + " exchange the cards they hold")
            .on(DismissCharacter.class, (action, words) -> "Dismiss " + words.things.damaged(action.member()))
            .on(
                    DismissCard.class,
                    (action, words) -> "Dismiss " + words.things.held(action.holder()) + ", held by "
                            + words.name(action.holder()))
            .on(DismissForSupply.class, (action, words) -> "Dismiss " + words.things.damaged(action.member()))
            .on(Run.class, (action, words) -> "Run: give up this game")
            .on(EndTurn.class, (action, words) -> "End the turn")
            .on(Block.class, (action, words) -> "Block with " + words.things.with(action.blocker(), Stat.DEF))
            .on(DeclineBlock.class, (action, words) -> "Do not block")
            .on(PayExtra.class, (action, words) -> "Pay 1 Action more")
            .on(AbandonAttack.class, (action, words) -> "Give up the attack")
            .on(Pass.class, (action, words) -> "Pass")
            .on(ChooseHappening.class, (action, words) -> new Occurrence(words.things).of(action.happening()))
            .on(ChooseTarget.class, (action, words) -> words.things.target(action.target()))
            .on(ChooseOpponent.class, (action, words) -> words.cast().player(action.opponent()))
            .on(ChooseMode.class, (action, words) -> words.things.mode(action.mode()))
            .on(PayWithCard.class, (action, words) -> "Discard " + words.things.card(action.card()))
            .on(PayWithCharacter.class, (action, words) -> "Dismiss " + words.things.damaged(action.member()))
            .on(ChooseCard.class, (action, words) -> words.things.introduced(action.card()))
            .on(ChooseNothing.class, (action, words) -> words.things.nothing())
            .on(ChooseTerrain.class, (action, words) -> words.things.terrain(action.terrain()))
            .on(ChooseGain.class, (action, words) -> words.things.gain(action.tier()))
            .byType();

    private final Things things;

    Phrases(Cast cast, View view, Catalogue catalogue) {
        this.things = new Things(Names.on(cast, view.table()), view, catalogue);
    }

    /** The types that have a phrase. */
    static Set<Class<?>> types() {
        return BY_TYPE.keySet();
    }

    /** What an action is called. */
    String of(Action action) {
        return BY_TYPE.get(action.getClass())
                .getOrElseThrow(() -> new IllegalStateException("no phrase for " + action.getClass()))
                .apply(action, this);
    }

    /** What a choice at setup is called, without numbers. */
    String briefly(Action action) {
        String phrase = of(action);
        int numbers = phrase.indexOf(" (");
        return numbers < 0 ? phrase : phrase.substring(0, numbers);
    }

    /** Whom an attack is on, where there is a choice. */
    private String whom(Attack attack) {
        return things.view().opponents().size() == 1 ? "" : cast().player(attack.defender()) + " ";
    }

    private String name(int member) {
        return things.names().full(member);
    }

    private Cast cast() {
        return things.names().cast();
    }

    /** Collects phrases. */
    private record Book(Map<Class<?>, BiFunction<Action, Phrases, String>> byType) {
        Book() {
            this(HashMap.empty());
        }

        <A extends Action> Book on(Class<A> type, BiFunction<A, Phrases, String> phrase) {
            return new Book(byType.put(type, (action, words) -> phrase.apply(type.cast(action), words)));
        }
    }
}
