package io.github.terrene.examples.terminal.odyssey;

import io.github.terrene.examples.terminal.cast.Names;
import io.github.terrene.odyssey.action.Activate;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.rule.activate.Aiming;
import io.github.terrene.odyssey.rule.resolve.AnswerQuestion;
import io.github.terrene.odyssey.rule.upkeep.ChooseXpGain;
import io.github.terrene.odyssey.table.Held;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.TerrainInPlay;
import io.github.terrene.odyssey.trait.Stat;
import io.github.terrene.odyssey.view.View;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * How a choice names cards, Characters and Terrains.
 *
 * @param names what Characters are called
 * @param view what the person sees
 * @param catalogue all cards
 */
record Things(Names names, View view, Catalogue catalogue) {

    /** The name of a card. */
    String card(String id) {
        return catalogue.find(id).map(Card::name).getOrElse(id);
    }

    /** A card with its numbers. */
    String introduced(String id) {
        return catalogue.find(id).map(CardPage::inShort).getOrElse(id);
    }

    /** A Character with the stats it has when recruited. */
    String described(int id) {
        return member(id)
                .map(member -> names.full(id) + " (SP " + view.table().stat(member, Stat.SP) + ", ATK "
                        + view.table().stat(member, Stat.ATK) + ", DEF "
                        + view.table().stat(member, Stat.DEF) + ", HP " + life(member) + ")")
                .getOrElse(() -> names.full(id));
    }

    /** A Character with one number and the HP that are left. */
    String with(int id, Stat stat) {
        return numbered(names.full(id), id, stat);
    }

    private String numbered(String name, int id, Stat stat) {
        return member(id)
                .map(member -> name + " (" + stat.label() + " " + view.table().stat(member, stat) + ", HP "
                        + life(member) + ")")
                .getOrElse(name);
    }

    /** A Character with the damage that its player would take. */
    String damaged(int id) {
        int damage = member(id).map(Member::damage).getOrElse(0);
        return names.full(id) + (damage == 0 ? "" : ", which costs you " + damage + " HP");
    }

    /** What a Character holds. */
    String held(int holder) {
        return member(holder)
                .flatMap(Member::held)
                .map(held -> Names.card(held.card()))
                .getOrElse("a card");
    }

    /** A Terrain in play. */
    String terrain(int id) {
        return view.table()
                .sideOfTerrain(id)
                .flatMap(side -> side.terrains().find(ground -> ground.id() == id))
                .map(TerrainInPlay::card)
                .map(CardPage::inShort)
                .getOrElse("Terrain #" + id);
    }

    /** A Character or a Terrain. */
    String target(int id) {
        if (view.table().sideOfTerrain(id).isDefined()) {
            return terrain(id);
        }
        String whose = view.table()
                .member(id)
                .map(member -> names.cast().whose(member.seat()) + " ")
                .getOrElse("");
        return whose + numbered(names.unowned(id), id, Stat.DEF);
    }

    /** An ability with its text: "Strength Potion (Inu the Inferno): Blue, free: Target ...". */
    String ability(Activate action) {
        int number = action.source().number();
        return switch (action.source().kind()) {
            case CHARACTER -> names.full(number) + text(member(number).map(Member::card), action);
            case HELD -> {
                Option<Member> holder = Option.of(view.table().findHolder(number));
                Option<Card> card = holder.flatMap(Member::held).map(Held::card);
                String who = holder.map(member -> " (" + names.full(member.id()) + ")")
                        .getOrElse("");
                yield card.map(Names::card).getOrElse("a card") + who + text(card, action);
            }
            case TERRAIN -> ground(number).map(Card::name).getOrElse("Terrain") + text(ground(number), action);
        };
    }

    private static String text(Option<? extends Card> card, Activate action) {
        return card.filter(known -> action.ability() < known.abilities().size())
                .map(known -> ": " + Printed.of(known, known.abilities().get(action.ability())))
                .getOrElse("");
    }

    private Option<Card> ground(int id) {
        return view.table()
                .sideOfTerrain(id)
                .flatMap(side -> side.terrains().find(ground -> ground.id() == id))
                .map(TerrainInPlay::card);
    }

    /** No card, or no more than those chosen. */
    String nothing() {
        return view.agenda().prompt() instanceof AnswerQuestion asked
                        && !asked.chosen().isEmpty()
                ? "Nothing more"
                : "Nothing";
    }

    /** What one of several things to choose from does. */
    String mode(int mode) {
        if (view.agenda().prompt() instanceof Aiming aiming) {
            Array<String> modes = Printed.modes(aiming.ability().card(), aiming.trigger());
            if (mode < modes.size()) {
                return modes.get(mode);
            }
        }
        return "the choice number " + (mode + 1);
    }

    /** What a tier of your Terrain gives. */
    String gain(int tier) {
        String gain = Printed.xpTree(view.own().activeTerrain().card()).get(tier - 1);
        return view.agenda().prompt() instanceof ChooseXpGain asked
                ? gain + " for " + names.full(asked.member())
                : gain;
    }

    private Option<Member> member(int id) {
        return view.table().member(id).filter(member -> !member.card().unknown());
    }

    private int life(Member member) {
        return view.table().stat(member, Stat.HP) - member.damage();
    }
}
