package io.github.terrene.examples.terminal.odyssey;

import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.action.Activate;
import io.github.terrene.odyssey.action.Assign;
import io.github.terrene.odyssey.action.Attack;
import io.github.terrene.odyssey.action.Block;
import io.github.terrene.odyssey.action.Choice;
import io.github.terrene.odyssey.action.Choose;
import io.github.terrene.odyssey.action.DeclineBlock;
import io.github.terrene.odyssey.action.EndTurn;
import io.github.terrene.odyssey.action.Hide;
import io.github.terrene.odyssey.action.PlaceAssignable;
import io.github.terrene.odyssey.action.PlaceCharacter;
import io.github.terrene.odyssey.action.PlaceTerrain;
import io.github.terrene.odyssey.action.PlayTerrain;
import io.github.terrene.odyssey.action.Recruit;
import io.github.terrene.odyssey.action.RecruitFromHand;
import io.github.terrene.odyssey.action.Run;
import io.github.terrene.odyssey.action.SwitchTerrain;
import io.github.terrene.odyssey.action.Trade;
import io.github.terrene.odyssey.card.AssignableCard;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.card.Deck;
import io.github.terrene.odyssey.card.PrintedTrigger;
import io.github.terrene.odyssey.card.TerrainCard;
import io.github.terrene.odyssey.rule.activate.Aiming;
import io.github.terrene.odyssey.rule.setup.ChooseParty;
import io.github.terrene.odyssey.table.Held;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.Side;
import io.github.terrene.odyssey.table.Source;
import io.github.terrene.odyssey.table.TerrainInPlay;
import io.github.terrene.odyssey.view.View;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.function.Function;

/**
 * What a person might want to do, whether it is allowed or not: what "why not" is asked about. Made from the view, so that it includes only
 * what the person sees.
 *
 * @param view what the person sees
 * @param deck the player's deck
 */
record Conceivable(View view, Deck deck) {

    Seq<Action> actions() {
        if (view.agenda().prompt() instanceof ChooseParty) {
            return party();
        } else if (view.agenda().prompt() instanceof Aiming) {
            return everybody().map(member -> new Choose(seat(), new Choice.Target(member.id())));
        }
        return turn();
    }

    private Seq<Action> party() {
        Array<Card> cards = deck.cards().distinct().sortBy(Card::id);
        return both(
                both(
                        of(cards, CharacterCard.class, card -> new PlaceCharacter(seat(), card.id())),
                        of(cards, AssignableCard.class, card -> new PlaceAssignable(seat(), card.id()))),
                of(cards, TerrainCard.class, card -> new PlaceTerrain(seat(), card.id())));
    }

    private Seq<Action> turn() {
        Array<Card> hand = Array.ofAll(view.own().hand().cards()).distinct();
        Array<Member> members = view.own().members();
        Array<Action> all = Array.empty();
        return all.appendAll(each(members.filter(Member::hidden), member -> new Recruit(seat(), member.id())))
                .appendAll(of(hand, CharacterCard.class, card -> new RecruitFromHand(seat(), card.id())))
                .appendAll(members.flatMap(this::attacks))
                .appendAll(abilities())
                .appendAll(of(hand, CharacterCard.class, card -> new Hide(seat(), card.id())))
                .appendAll(members.flatMap(
                        member -> of(hand, AssignableCard.class, card -> new Assign(seat(), card.id(), member.id()))))
                .appendAll(trades(members))
                .appendAll(of(hand, TerrainCard.class, card -> new PlayTerrain(seat(), card.id())))
                .appendAll(each(view.own().terrains(), ground -> new SwitchTerrain(seat(), ground.id())))
                .appendAll(each(members, member -> new Block(seat(), member.id())))
                .appendAll(Array.of(new DeclineBlock(seat()), new EndTurn(seat()), new Run(seat())));
    }

    private Seq<Action> attacks(Member member) {
        return each(view.table().opponents(seat()), opponent -> new Attack(seat(), member.id(), opponent));
    }

    private Seq<Action> trades(Array<Member> members) {
        return members.flatMap(first -> each(
                members.filter(second -> second.id() > first.id()),
                second -> new Trade(seat(), first.id(), second.id())));
    }

    private Seq<Action> abilities() {
        Array<Action> all = Array.empty();
        for (Member member : view.own().members()) {
            all = all.appendAll(abilities(member.card(), Source.character(member.id())));
            for (Held held : member.held()) {
                all = all.appendAll(abilities(held.card(), Source.held(held.id())));
            }
        }
        for (TerrainInPlay ground : view.own().terrains()) {
            all = all.appendAll(abilities(ground.card(), Source.terrain(ground.id())));
        }
        return all;
    }

    /** Leaves out those that wait for an event: nobody wonders why they cannot be used before it. */
    private Seq<Action> abilities(Card card, Source source) {
        Seq<PrintedTrigger> usable =
                card.profile().triggers().reject(printed -> printed.ability().conditional());
        return each(usable, printed -> new Activate(seat(), source, printed.place()));
    }

    private Array<Member> everybody() {
        return view.table().sides().flatMap(Side::members);
    }

    private Seat seat() {
        return view.seat();
    }

    private static <C extends Card> Seq<Action> of(Array<Card> cards, Class<C> type, Function<C, Action> action) {
        return each(cards.filter(type::isInstance).map(type::cast), action);
    }

    private static <T> Seq<Action> each(Seq<T> things, Function<T, Action> action) {
        return things.map(action);
    }

    private static Seq<Action> both(Seq<Action> some, Seq<Action> others) {
        return some.appendAll(others);
    }
}
