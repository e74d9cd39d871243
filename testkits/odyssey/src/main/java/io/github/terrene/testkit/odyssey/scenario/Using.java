package io.github.terrene.testkit.odyssey.scenario;

import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.ability.Happening;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.action.Activate;
import io.github.terrene.odyssey.action.Choice;
import io.github.terrene.odyssey.action.Choose;
import io.github.terrene.odyssey.card.AssignableCard;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.card.PrintedTrigger;
import io.github.terrene.odyssey.card.TerrainCard;
import io.github.terrene.odyssey.table.CardNumbers;
import io.github.terrene.odyssey.table.Held;
import io.github.terrene.odyssey.table.Source;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.Comparator;
import java.util.function.BiFunction;
import java.util.function.BiPredicate;
import java.util.function.Function;

/**
 * Using a trigger ability, with everything that has to be chosen for it: {@code A.uses(DART).on(INU)}. It is the first trigger ability of
 * the card, unless another is named.
 */
public final class Using implements Act {
    /** The order in which the game asks, whatever order the scenario uses. */
    private static final Array<Class<? extends Choice>> ORDER = Array.of(
            Choice.Answered.class,
            Choice.Target.class,
            Choice.Opponent.class,
            Choice.Mode.class,
            Choice.Discarded.class,
            Choice.Dismissed.class);

    private static final Comparator<Choose> ASKED = Comparator.<Choose>comparingInt(
                    choose -> ORDER.indexOf(choose.choice().getClass()))
            .thenComparing(Using::paidCard);

    private final Player player;
    private final Seat seat;
    private final Card card;
    private final Function<Scene, Source> source;
    private final int place;
    private final Array<BiFunction<Scene, Activate, Choose>> choices;

    private Using(
            Player player,
            Card card,
            Function<Scene, Source> source,
            int place,
            Array<BiFunction<Scene, Activate, Choose>> choices) {
        this.player = player;
        this.seat = player.seat();
        this.card = card;
        this.source = source;
        this.place = place;
        this.choices = choices;
    }

    static Using ability(Player player, Someone who) {
        return new Using(player, who.card(), scene -> Source.character(scene.member(who)), 1, Array.empty());
    }

    static Using held(Player player, AssignableCard card) {
        return new Using(
                player,
                card,
                scene -> Source.held(scene.holder(player, card)
                        .flatMap(holder -> holder.held())
                        .map(Held::id)
                        .getOrElse(CardNumbers.NONE)),
                1,
                Array.empty());
    }

    static Using terrain(Player player, TerrainCard card) {
        return new Using(player, card, scene -> Source.terrain(scene.terrain(player.seat(), card)), 1, Array.empty());
    }

    /** Another of its trigger abilities, counted from 1 in the order of the text. */
    public Using ability(int number) {
        if (number < 1) {
            throw new IllegalArgumentException("abilities are counted from 1, not " + number);
        }
        return new Using(player, card, source, number, choices);
    }

    /** By that Character, where several of the player's Characters hold such a card. */
    public Using by(CharacterCard holder) {
        return by(Someone.of(player, holder));
    }

    /** By that Character, where several of the player's Characters hold such a card. */
    public Using by(Someone holder) {
        return new Using(player, card, scene -> Source.held(scene.heldBy(holder)), place, choices);
    }

    /** Answering the happening that involves that Character, where the ability could answer several. Say this before everything else. */
    public Using answering(CharacterCard character) {
        return answering(Someone.anywhere(character));
    }

    /** Answering the happening that involves that Character. */
    public Using answering(Someone who) {
        return answering((scene, happening) -> scene.concerns(happening, who));
    }

    /** Answering the activation of that card. */
    public Using answering(AssignableCard activated) {
        return answering((scene, happening) -> scene.concerns(happening, activated));
    }

    private Using answering(BiPredicate<Scene, Happening> meant) {
        return then((scene, begun) -> new Choose(
                seat,
                new Choice.Answered(scene.answerable(begun)
                        .find(happening -> meant.test(scene, happening))
                        .getOrElseThrow(
                                () -> new IllegalArgumentException("nothing like that happened for " + this)))));
    }

    /** At that Character. */
    public Using on(CharacterCard target) {
        return on(Someone.anywhere(target));
    }

    /** At that Character. */
    public Using on(Someone target) {
        return then(scene -> new Choose(seat, new Choice.Target(scene.member(target))));
    }

    /** At that Terrain, the player's own if several players have it: {@code B.the(HOME_FIELD)} says whose. */
    public Using on(TerrainCard target) {
        return then(scene -> new Choose(seat, new Choice.Target(scene.terrain(seat, target))));
    }

    /** At that player's Terrain, as {@code B.the(HOME_FIELD)}. */
    public Using on(Ground target) {
        return then(scene -> new Choose(seat, new Choice.Target(scene.terrain(target))));
    }

    /** At that opponent, where there is a choice. */
    public Using on(Player opponent) {
        return then(scene -> new Choose(seat, new Choice.Opponent(opponent.seat())));
    }

    /** In that mode, counted from 1 in the order of the text. */
    public Using inMode(int number) {
        return then(scene -> new Choose(seat, new Choice.Mode(number - 1)));
    }

    /** Discarding these cards as a cost. */
    public Using discarding(Card... cards) {
        return Array.of(cards)
                .map(Card::id)
                .foldLeft(this, (using, id) -> using.then(scene -> new Choose(seat, new Choice.Discarded(id))));
    }

    /** Dismissing that Character as a cost. */
    public Using dismissing(CharacterCard character) {
        return then(scene -> new Choose(seat, new Choice.Dismissed(scene.member(Someone.of(player, character)))));
    }

    private static String paidCard(Choose choose) {
        return choose.choice() instanceof Choice.Discarded paid ? paid.card() : "";
    }

    private Using then(Function<Scene, Choose> choice) {
        return then((scene, begun) -> choice.apply(scene));
    }

    private Using then(BiFunction<Scene, Activate, Choose> choice) {
        return new Using(player, card, source, place, choices.append(choice));
    }

    @Override
    public Seat seat() {
        return seat;
    }

    @Override
    public Seq<Action> actions(Scene scene) {
        Array<PrintedTrigger> triggers = card.profile().triggers();
        int ability = place <= triggers.size() ? triggers.get(place - 1).place() : place - 1;
        Activate begun = new Activate(seat, source.apply(scene), ability);
        return Array.<Action>of(begun)
                .appendAll(choices.map(choice -> choice.apply(scene, begun)).sorted(ASKED));
    }

    @Override
    public String toString() {
        return player + " uses " + card.name();
    }
}
