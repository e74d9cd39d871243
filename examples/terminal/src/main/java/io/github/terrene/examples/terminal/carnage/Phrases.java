package io.github.terrene.examples.terminal.carnage;

import io.github.terrene.carnage.action.Action;
import io.github.terrene.carnage.action.Action.Add;
import io.github.terrene.carnage.action.Action.Burn;
import io.github.terrene.carnage.action.Action.Choose;
import io.github.terrene.carnage.action.Action.KeepLegend;
import io.github.terrene.carnage.action.Action.KeepRelic;
import io.github.terrene.carnage.action.Action.Lay;
import io.github.terrene.carnage.action.Action.Place;
import io.github.terrene.carnage.action.Action.Reinforce;
import io.github.terrene.carnage.action.Action.UsePower;
import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.Catalogue;
import io.github.terrene.carnage.card.ElementCard;
import io.github.terrene.carnage.card.Question;
import io.github.terrene.carnage.rule.duel.Strength;
import io.github.terrene.carnage.rule.setup.Draft;
import io.github.terrene.carnage.rule.setup.Drafting;
import io.github.terrene.carnage.rule.turn.Price;
import io.github.terrene.carnage.table.Stack;
import io.github.terrene.carnage.table.Table;
import io.github.terrene.carnage.trait.CardKind;
import io.github.terrene.carnage.view.View;
import io.github.terrene.examples.terminal.cast.Names;
import io.github.terrene.examples.terminal.page.Paper;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * What an action is called in a menu.
 *
 * @param speech what things are called
 * @param view what the person sees
 * @param catalogue the cards
 */
record Phrases(Speech speech, View view, Catalogue catalogue) {
    String of(Action action) {
        return switch (action.kind()) {
            case KEEP_LEGEND -> "Keep " + name(((KeepLegend) action).card());
            case KEEP_RELIC -> relic((KeepRelic) action);
            case END_DRAFT -> choosesLegends() ? "Keep no more Legends" : "Keep no more Relics";
            case BURN -> burn(((Burn) action).card());
            case MEDITATE -> "Meditate: look at your top two Element cards, and discard or keep each";
            case USE_POWER -> power((UsePower) action);
            case PLACE -> place((Place) action);
            case ADD -> "Place " + name(((Add) action).card()) + " at place " + ((Add) action).place();
            case REINFORCE -> "Reinforce " + name(((Reinforce) action).card());
            case ATTACK -> "Attack with your spearhead (2 AP)";
            case PASS_SWORD -> "Pass the Sword";
            case LAY -> lay((Lay) action);
            case CHOOSE -> Paper.capital(answers().of(((Choose) action).choice()));
            case CONCEDE -> "Give up";
        };
    }

    String name(String id) {
        return catalogue.find(id).map(Card::name).getOrElse(id);
    }

    private ChoicePhrases answers() {
        return new ChoicePhrases(this, view.question().map(Question::about).getOrElse(""));
    }

    /** The own draft, while there is one. */
    Option<Draft> draft() {
        return view.prompt()
                .flatMap(prompt ->
                        prompt instanceof Drafting drafting ? Option.some(drafting.of(view.seat())) : Option.none());
    }

    private boolean choosesLegends() {
        return draft().exists(draft -> draft.stage() == Draft.Stage.LEGENDS);
    }

    private String relic(KeepRelic keep) {
        return "Give " + name(keep.card()) + " to " + kept(keep.place());
    }

    /** The Legend that will stand at a place after the draft. */
    String kept(int place) {
        return draft().filter(
                        draft -> place >= 1 && place <= draft.keptLegends().size())
                .map(draft ->
                        draft.legends().get(draft.keptLegends().get(place - 1)).name())
                .getOrElse("nobody at place " + place);
    }

    /** Burning a card, and what that gives. */
    String burn(String id) {
        return "Burn " + name(id) + " for " + gain(id);
    }

    /** What burning a card gives: "2 shards". */
    String gain(String id) {
        int shards =
                catalogue.find(id).map(card -> Price.burned(view.own(), card)).getOrElse(1);
        return Names.number(shards, "shard");
    }

    /** What placing a card costs now: "for 2 shards", "for nothing". */
    String price(Card card, String verb) {
        int price = Price.of(view.options(), view.own(), card);
        return verb + " " + (price == 0 ? "nothing" : Names.number(price, "shard"));
    }

    private String place(Place place) {
        boolean location = catalogue.find(place.card()).exists(card -> card.is(CardKind.LOCATION));
        return "Place " + name(place.card()) + (location ? " in the realm" : " in the nest");
    }

    private String power(UsePower use) {
        Option<Card> bearer =
                view.own().spearhead().at(use.place()).get(use.bearer()).map(Stack::card);
        return bearer.filter(card -> use.ability() < card.abilities().size())
                .map(card -> "Use " + card.name() + "'s "
                        + card.abilities().get(use.ability()).say())
                .getOrElse("Use a power at place " + use.place());
    }

    /** Element cards by rounds, each with the strength that it gives. */
    private String lay(Lay lay) {
        Table table = view.table();
        Array<String> rounds = lay.cards().zipWithIndex((id, i) -> {
            int fighter =
                    table.duel().map(duel -> duel.fighter(view.seat(), i + 1)).getOrElse(0);
            ElementCard card = catalogue.elementCard(id).getOrElse(ElementCard.UNKNOWN);
            String strength =
                    fighter == 0 ? "-" : "" + Strength.of(table, view.options().awakening(), view.seat(), i + 1, card);
            return card + " (" + strength + ")";
        });
        return "Lay " + rounds.mkString(", ");
    }
}
