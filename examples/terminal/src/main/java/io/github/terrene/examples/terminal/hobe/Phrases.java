package io.github.terrene.examples.terminal.hobe;

import io.github.terrene.examples.terminal.cast.Names;
import io.github.terrene.hobe.action.Action;
import io.github.terrene.hobe.action.Action.Attack;
import io.github.terrene.hobe.action.Action.Choose;
import io.github.terrene.hobe.action.Action.Move;
import io.github.terrene.hobe.action.Action.PlayCard;
import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.CardInPlay;
import io.github.terrene.hobe.card.CardText;
import io.github.terrene.hobe.card.Catalogue;
import io.github.terrene.hobe.card.Choice;
import io.github.terrene.hobe.table.Battle;
import io.github.terrene.hobe.trait.Place;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/**
 * What an action is called in a menu.
 *
 * @param speech what things are called
 * @param catalogue the cards
 */
record Phrases(Speech speech, Catalogue catalogue) {
    String of(Action action) {
        return switch (action.kind()) {
            case MOVE -> moved((Move) action);
            case PLAY_CARD -> played((PlayCard) action);
            case SACRIFICE -> "Sacrifice your Situation for the top card of your deck";
            case GO_TO_BATTLE -> "Go on to the Battle phase";
            case ATTACK -> attack((Attack) action);
            case PASS -> "Pass";
            case CHOOSE -> choice(((Choose) action).choice());
            case CONCEDE -> "Give up";
        };
    }

    private String moved(Move move) {
        @Nullable CardInPlay one = speech.table().at(Place.of(move.seat(), move.one()));
        @Nullable CardInPlay other = speech.table().at(Place.of(move.seat(), move.other()));
        if (one != null && other != null) {
            return "Exchange " + fighter(one) + " and " + fighter(other);
        }
        @Nullable CardInPlay moving = one == null ? other : one;
        return "Move " + (moving == null ? "nothing" : fighter(moving)) + " to "
                + (one == null ? move.one() : move.other());
    }

    private String fighter(CardInPlay card) {
        return speech.card(card.controller(), card.card()) + " (" + card.place().slot() + ")";
    }

    private String played(PlayCard play) {
        return "Play " + card(play.card())
                + (play.targets().isEmpty()
                        ? ""
                        : " on " + Names.list(play.targets().map(this::choice)));
    }

    private String attack(Attack attack) {
        @Nullable CardInPlay card = speech.table().at(Place.of(attack.seat(), attack.slot()));
        if (card == null) {
            return "Attack from " + attack.slot();
        }
        Array<CardInPlay> hit = Battle.hit(speech.table(), card);
        String target = hit.isEmpty()
                ? "the deck"
                : Names.list(hit.map(each -> speech.inPlay(each) + " (" + Fighter.numbers(speech.table(), each) + ")"));
        return "Attack " + target + " with " + speech.card(card.controller(), card.card()) + ", ATK "
                + speech.table().attack(card);
    }

    /** A card in a few words: "Wall Archer (Ranged 2/2, cost 1)". */
    static String inShort(Card card) {
        String what = card.body()
                .map(body -> body.reach().word() + " " + body.attack() + "/" + body.hp())
                .getOrElse(card.kind().word());
        String asks = card.requirements().isEmpty() ? "" : ", asks for " + CardText.requirements(card);
        return card.name() + " (" + what + (card.cost() == 0 ? ", free" : ", cost " + card.cost()) + asks + ")";
    }

    String card(String id) {
        return catalogue.find(id).map(Phrases::inShort).getOrElse(id);
    }

    private String choice(Choice choice) {
        if (choice instanceof Choice.InHand held) {
            return card(held.card());
        } else if (choice instanceof Choice.InPlay one) {
            @Nullable CardInPlay card = speech.table().find(one.number());
            return speech.choice(choice)
                    + (card == null || !card.battle()
                            ? ""
                            : " (" + Fighter.numbers(speech.table(), card) + ", "
                                    + card.place().slot() + ")");
        }
        return speech.choice(choice);
    }
}
