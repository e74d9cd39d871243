package io.github.terrene.examples.terminal.odyssey;

import io.github.terrene.examples.terminal.cast.Names;
import io.github.terrene.examples.terminal.cast.PlayerNames;
import io.github.terrene.odyssey.action.AbandonAttack;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.action.Activate;
import io.github.terrene.odyssey.action.Assign;
import io.github.terrene.odyssey.action.Attack;
import io.github.terrene.odyssey.action.Block;
import io.github.terrene.odyssey.action.Choice;
import io.github.terrene.odyssey.action.Choose;
import io.github.terrene.odyssey.action.DeclineBlock;
import io.github.terrene.odyssey.action.DismissCard;
import io.github.terrene.odyssey.action.DismissCharacter;
import io.github.terrene.odyssey.action.DismissForSupply;
import io.github.terrene.odyssey.action.EndTurn;
import io.github.terrene.odyssey.action.Hide;
import io.github.terrene.odyssey.action.Pass;
import io.github.terrene.odyssey.action.PayExtra;
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
    private static final Map<Class<?>, BiFunction<Object, Phrases, String>> BY_TYPE = new Book()
            .on(PlaceCharacter.class, (action, words) -> words.things.introduced(action.card()))
            .on(PlaceAssignable.class, (action, words) -> words.things.introduced(action.card()))
            .on(PlaceTerrain.class, (action, words) -> words.things.introduced(action.card()))
            .on(Choice.Starter.class, (choice, words) -> words.cast().does(choice.seat(), "go") + " first")
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
            .on(Choice.Answered.class, (choice, words) -> new Occurrence(words.things).of(choice.happening()))
            .on(Choice.Target.class, (choice, words) -> words.things.target(choice.number()))
            .on(Choice.Opponent.class, (choice, words) -> words.cast().player(choice.seat()))
            .on(Choice.Mode.class, (choice, words) -> words.things.mode(choice.place()))
            .on(Choice.Discarded.class, (choice, words) -> "Discard " + words.things.card(choice.card()))
            .on(Choice.Dismissed.class, (choice, words) -> "Dismiss " + words.things.damaged(choice.member()))
            .on(Choice.Card.class, (choice, words) -> words.things.introduced(choice.id()))
            .on(Choice.Nothing.class, (choice, words) -> words.things.nothing())
            .on(Choice.Terrain.class, (choice, words) -> words.things.terrain(choice.number()))
            .on(Choice.Gain.class, (choice, words) -> words.things.gain(choice.tier()))
            .byType();

    private final Things things;

    Phrases(PlayerNames cast, View view, Catalogue catalogue) {
        this.things = new Things(Names.on(cast, view.table()), view, catalogue);
    }

    /** The types of actions that have a phrase, and of choices. */
    static Set<Class<?>> types() {
        return BY_TYPE.keySet();
    }

    /** What an action is called. */
    String of(Action action) {
        Object said = action instanceof Choose choose ? choose.choice() : action;
        return BY_TYPE.get(said.getClass())
                .getOrElseThrow(() -> new IllegalStateException("no phrase for " + said.getClass()))
                .apply(said, this);
    }

    /** What a choice at setup is called, without numbers. */
    String briefly(Action action) {
        String phrase = of(action);
        int numbers = phrase.indexOf(" (");
        return numbers < 0 ? phrase : phrase.substring(0, numbers);
    }

    /** The player whom an attack is against, where there is a choice. */
    private String whom(Attack attack) {
        return things.view().opponents().size() == 1 ? "" : cast().player(attack.defender()) + " ";
    }

    private String name(int member) {
        return things.names().full(member);
    }

    private PlayerNames cast() {
        return things.names().cast();
    }

    /** Collects phrases. */
    private record Book(Map<Class<?>, BiFunction<Object, Phrases, String>> byType) {
        Book() {
            this(HashMap.empty());
        }

        <T> Book on(Class<T> type, BiFunction<T, Phrases, String> phrase) {
            return new Book(byType.put(type, (said, words) -> phrase.apply(type.cast(said), words)));
        }
    }
}
