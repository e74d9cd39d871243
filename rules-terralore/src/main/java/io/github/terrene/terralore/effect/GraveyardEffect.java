package io.github.terrene.terralore.effect;

import io.github.terrene.kernel.Gathered;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.Choice;
import io.github.terrene.terralore.card.Effect;
import io.github.terrene.terralore.card.Proofreader;
import io.github.terrene.terralore.card.Question;
import io.github.terrene.terralore.card.Resolution;
import io.vavr.collection.Array;
import java.util.Comparator;
import java.util.function.Predicate;

/** Effects on cards in Graveyards. */
public sealed interface GraveyardEffect extends Effect {
    /** The cards in a Graveyard that may be chosen, sorted by id. */
    @Rule({"TL-9.9", "TL-9.22"})
    private static Array<Choice> buried(Resolution here, Seat graveyard, Predicate<Card> fits) {
        Gathered<Card> fitting = new Gathered<>(2);
        for (Card card : here.graveyard(graveyard)) {
            if (fits.test(card) && !here.own(graveyard, card)) {
                fitting.add(card);
            }
        }
        return fitting.all()
                .sorted(Comparator.comparing(Card::id))
                .map(card -> new Choice.Buried(graveyard, card.id()));
    }

    /** A card from your Graveyard is put on top of your deck: once per deck and game, whoever's effect it is. */
    @Rule({"TL-9.19", "TL-9.22"})
    record Recycle(CardFilter kind) implements GraveyardEffect {
        @Override
        public void resolve(Resolution here) {
            Seat seat = here.controller();
            here.choose(Question.of(seat, "TL-9.9", "target", buried(here, seat, kind::fits)))
                    .forEach(choice -> here.putIntoDeck(seat, ((Choice.Buried) choice).card()));
        }

        @Override
        public void proofread(Proofreader reader) {
            kind.proofread(reader);
        }

        @Override
        public String say() {
            return "put a " + kind.say(false) + " from your Graveyard on top of your deck";
        }
    }

    /**
     * A Creature card from your Graveyard is put onto the field in the column of this card.
     *
     * @param kind which
     * @param revealing whether its "on reveal" happens, which it does only if the text says so
     */
    @Rule({"TL-3.11", "TL-8.6", "TL-8.10", "TL-9.9", "TL-9.22"})
    record Revive(CardFilter kind, boolean revealing) implements GraveyardEffect {
        @Override
        public void resolve(Resolution here) {
            Seat seat = here.controller();
            here.choose(Question.of(seat, "TL-9.9", "target", buried(here, seat, kind::fits)))
                    .forEach(choice -> here.putOntoField(
                            seat,
                            ((Choice.Buried) choice).card(),
                            here.source().place().sideOf(seat),
                            revealing));
        }

        @Override
        public void proofread(Proofreader reader) {
            kind.proofread(reader);
        }

        @Override
        public String say() {
            return "put a " + kind.say(false) + " from your Graveyard onto the field here"
                    + (revealing ? " and reveal it" : "");
        }
    }

    /** The card comes back from the Graveyard to the lane it left. */
    @Rule({"TL-9.21", "TL-8.6"})
    record ComeBack() implements GraveyardEffect {
        @Override
        public void resolve(Resolution here) {
            here.comeBack();
        }

        @Override
        public void proofread(Proofreader reader) {
            reader.comesBack();
        }

        @Override
        public String say() {
            return "put this card from your Graveyard back into its lane";
        }
    }

    /**
     * A Creature on the field or a card in a Graveyard is exiled.
     *
     * @param who which Creatures may be chosen
     */
    @Rule({"TL-3.7", "TL-9.9", "TL-9.22"})
    record ExileAnywhere(CreatureFilter who) implements GraveyardEffect {
        @Override
        public void resolve(Resolution here) {
            Array<Choice> options = who.in(here).map(Choice.Creature::new);
            for (Seat seat : Players.BOTH) {
                options = options.appendAll(buried(here, seat, card -> true));
            }
            here.choose(Question.of(here.controller(), "TL-9.9", "target", options))
                    .forEach(choice -> exile(here, choice));
        }

        private static void exile(Resolution here, Choice choice) {
            if (choice instanceof Choice.Buried buried) {
                here.exileBuried(buried.of(), buried.card());
            } else if (choice instanceof Choice.Creature creature) {
                here.exile(Array.of(creature.number()));
            }
        }

        @Override
        public void proofread(Proofreader reader) {
            who.proofread(reader);
        }

        @Override
        public String say() {
            return "exile " + who.one() + ", or a card in a Graveyard";
        }
    }
}
