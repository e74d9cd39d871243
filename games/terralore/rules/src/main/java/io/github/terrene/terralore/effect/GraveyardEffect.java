package io.github.terrene.terralore.effect;

import io.github.terrene.kernel.ArrayBuilder;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.Verdict;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.Choice;
import io.github.terrene.terralore.card.Effect;
import io.github.terrene.terralore.card.Eligibility;
import io.github.terrene.terralore.card.Proofreader;
import io.github.terrene.terralore.card.Question;
import io.github.terrene.terralore.card.Resolution;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.Comparator;
import java.util.function.BiPredicate;

/** Effects on cards in Graveyards. */
public sealed interface GraveyardEffect extends Effect {
    /** The cards in a Graveyard that may be chosen, sorted by id. */
    private static Array<Choice> buried(Resolution here, Seat graveyard, BiPredicate<Card, Verdict> fits) {
        ArrayBuilder<Card> fitting = new ArrayBuilder<>(2);
        for (Card card : here.graveyard(graveyard)) {
            if (permits(here, graveyard, card, fits, Verdict.SILENT)) {
                fitting.add(card);
            }
        }
        return fitting.all()
                .sorted(Comparator.comparing(Card::id))
                .map(card -> new Choice.Buried(graveyard, card.id()));
    }

    @Rule({"TL-9.9", "TL-9.22"})
    private static boolean permits(
            Resolution here, Seat graveyard, Card card, BiPredicate<Card, Verdict> fits, Verdict why) {
        return fits.test(card, why)
                && (!here.own(graveyard, card)
                        || why.no("TL-9.22/own-card", "an effect does not reach its own card, {card}", card));
    }

    private static boolean permits(Resolution here, Choice choice, BiPredicate<Card, Verdict> fits, Verdict why) {
        return !(choice instanceof Choice.Buried buried)
                || buried.in(here).forAll(card -> permits(here, buried.of(), card, fits, why));
    }

    /** Lets the controller choose a card of a kind in their Graveyard. */
    @Rule("TL-9.27")
    private static Option<Choice> chooseYours(Resolution here, CardFilter kind) {
        Seat you = here.controller();
        Question question = Question.of(you, "TL-9.9", "target", buried(here, you, kind::fits));
        return here.choose(
                question,
                (choice, why) -> (!(choice instanceof Choice.Buried buried)
                                || buried.of().equals(you)
                                || why.no(
                                        "TL-9.27/not-in-graveyard",
                                        "{card:card} is not in your Graveyard",
                                        buried.card()))
                        && permits(here, choice, kind::fits, why));
    }

    /** A card from your Graveyard is put on top of your deck: once per deck and game, whoever's effect it is. */
    @Rule({"TL-9.19", "TL-9.22"})
    record Recycle(CardFilter kind) implements GraveyardEffect {
        @Override
        public void resolve(Resolution here) {
            chooseYours(here, kind)
                    .forEach(choice -> here.putIntoDeck(here.controller(), ((Choice.Buried) choice).card()));
        }
    }

    /**
     * A Creature card from your Graveyard is put onto the field in the column of this card.
     *
     * @param kind which cards may be chosen
     * @param revealing whether its "on reveal" effect happens, which it does only if the text says so
     */
    @Rule({"TL-3.11", "TL-8.6", "TL-8.10", "TL-9.9", "TL-9.22"})
    record Revive(CardFilter kind, boolean revealing) implements GraveyardEffect {
        @Override
        public void resolve(Resolution here) {
            Seat seat = here.controller();
            chooseYours(here, kind)
                    .forEach(choice -> here.putOntoField(
                            seat,
                            ((Choice.Buried) choice).card(),
                            here.source().place().sideOf(seat),
                            revealing));
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
                options = options.appendAll(buried(here, seat, (card, why) -> true));
            }
            here.choose(Question.of(here.controller(), "TL-9.9", "target", options), eligible(here))
                    .forEach(choice -> exile(here, choice));
        }

        private Eligibility eligible(Resolution here) {
            return (choice, why) -> choice.onField(here).forAll(creature -> who.permits(here, creature, why))
                    && permits(here, choice, (card, any) -> true, why);
        }

        private static void exile(Resolution here, Choice choice) {
            if (choice instanceof Choice.Buried buried) {
                here.exileBuried(buried.of(), buried.card());
            } else if (choice instanceof Choice.Creature creature) {
                here.exile(Array.of(creature.number()));
            }
        }
    }
}
