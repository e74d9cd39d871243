package io.github.terrene.examples.terminal.odyssey;

import io.github.terrene.examples.terminal.setup.PartyPlan;
import io.github.terrene.examples.terminal.told.Board;
import io.github.terrene.examples.terminal.told.Narration;
import io.github.terrene.examples.terminal.told.Sight;
import io.github.terrene.examples.terminal.told.Voice;
import io.github.terrene.kernel.Seat;
import io.github.terrene.narrator.Cards;
import io.github.terrene.odyssey.CardForms;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.game.TerreneOdyssey;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.rule.setup.ChooseParty;
import io.github.terrene.odyssey.table.Table;
import io.github.terrene.odyssey.view.View;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.function.Function;

/** Draws a table: side below side, the own one last. Brackets enclose what is face-down. */
public final class Sides implements Board<Game, Table, Event, View> {
    /**
     * Where games are played.
     *
     * @param plans the starting party that is suggested to a seat, if any
     */
    public static Narration<Game, Table, Action, Event, View> stage(
            TerreneOdyssey rules, Function<Seat, Option<PartyPlan>> plans) {
        Cards cards = Cards.of(
                CardForms.STANDARD.of(Card.class), rules.book().catalogue().cards(), Card::name);
        return new Narration<>(rules, cards, new Sides(), view -> suggested(view, plans.apply(view.seat())));
    }

    /** All cards, to be told of. */
    public static Cards cards(Catalogue catalogue) {
        return Cards.of(CardForms.STANDARD.of(Card.class), catalogue.cards(), Card::name);
    }

    /** The whole party, before anything of it is chosen. */
    public static Array<Action> suggested(View view, Option<PartyPlan> plan) {
        boolean fresh = view.agenda().prompt() instanceof ChooseParty choice
                && choice.of(view.seat()).cards().isEmpty();
        return fresh ? plan.map(PartyPlan::actions).getOrElse(Array.empty()) : Array.empty();
    }

    @Override
    public Sight<Game, Table> sight() {
        return new Sight<>(Game::table, Table::seenBy);
    }

    @Override
    public Table before(Game start) {
        return start.table();
    }

    @Override
    public void draw(Table table, Voice voice) {
        new Drawing(table, voice).draw();
    }

    @Override
    public int score(Table table, Seat seat) {
        return table.team(seat).hp();
    }

    @Override
    public String counted() {
        return "hp";
    }

    @Override
    public int turn(Table table) {
        return table.turn();
    }

    @Override
    public Table table(View view) {
        return view.table();
    }

    @Override
    public Seq<String> hand(View view) {
        return view.own().hand().cards().map(Card::id);
    }

    @Override
    public Seq<OpenPile> piles(View view) {
        return view.table()
                .sides()
                .map(side -> new OpenPile(
                        side.seat(), "Side.discards", side.discards().map(Card::id)));
    }
}
