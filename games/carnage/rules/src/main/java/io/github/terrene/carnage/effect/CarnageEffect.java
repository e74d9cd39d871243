package io.github.terrene.carnage.effect;

import io.github.terrene.carnage.card.CardInPlay;
import io.github.terrene.carnage.card.ForNextDuel;
import io.github.terrene.carnage.card.OwnChoice;
import io.github.terrene.carnage.card.OwnEffect;
import io.github.terrene.carnage.card.Proofreader;
import io.github.terrene.carnage.card.Resolution;
import io.github.terrene.carnage.trait.CardKind;
import io.github.terrene.carnage.trait.DeckKind;
import io.github.terrene.carnage.trait.Element;
import io.github.terrene.carnage.trait.Tally;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.card.Bounded;
import io.github.terrene.kernel.word.Amount;
import io.github.terrene.kernel.word.Proof;
import io.github.terrene.kernel.word.Selection;
import io.github.terrene.kernel.word.Thing;
import io.github.terrene.kernel.word.Whose;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** What happens only in Carnage. */
public sealed interface CarnageEffect extends OwnEffect {
    /** Good for its controller, unless it says otherwise. */
    @Override
    default int worth() {
        return 1;
    }

    /** Players draw cards from a deck that the card names. */
    @Rule({"CG-12.7", "CG-12.15"})
    record DrawFrom(Whose whose, DeckKind deck, Amount cards) implements CarnageEffect {
        @Override
        public int worth() {
            return whose.side();
        }

        @Override
        public void resolve(Resolution here) {
            int number = Math.max(0, cards.in(here));
            here.players(whose).forEach(player -> here.draw(player, deck, number));
        }

        @Override
        public void proofread(Proof proof) {
            ((Proofreader) proof).amount("CG-12.7", "cards", cards, Proofreader.MOST_CARDS);
        }
    }

    /** Players gain shards; nothing else is gained by texts. */
    @Rule({"CG-3.4", "CG-3.8", "CG-12.6", "CG-12.24"})
    record Gain(Whose whose, Tally what, Amount number) implements CarnageEffect {
        @Override
        public int worth() {
            return whose.side();
        }

        @Override
        public void resolve(Resolution here) {
            int shards = Math.max(0, number.in(here));
            here.players(whose).forEach(player -> here.gainShards(player, shards));
        }

        @Override
        public void proofread(Proof proof) {
            ((Proofreader) proof).gained(what);
            ((Proofreader) proof).amount("CG-1.11", "shards", number, Proof.MOST);
        }
    }

    /** Players lose shards. */
    @Rule("CG-12.24")
    record Lose(Whose whose, Amount shards) implements CarnageEffect {
        @Override
        public int worth() {
            return -whose.side();
        }

        @Override
        public void resolve(Resolution here) {
            int number = Math.max(0, shards.in(here));
            here.players(whose).forEach(player -> here.loseShards(player, number));
        }

        @Override
        public void proofread(Proof proof) {
            ((Proofreader) proof).amount("CG-12.24", "shards", shards, Proof.MOST);
        }
    }

    /** The controller gains the shards that the opponent loses. */
    @Rule("CG-12.24")
    record Steal(Amount shards) implements CarnageEffect {
        @Override
        public void resolve(Resolution here) {
            int lost = here.loseShards(Players.opponent(here.you()), Math.max(0, shards.in(here)));
            here.gainShards(here.you(), lost);
        }

        @Override
        public void proofread(Proof proof) {
            ((Proofreader) proof).amount("CG-12.24", "shards", shards, Proof.MOST);
        }
    }

    /** The next placement of this turn costs less. */
    @Rule("CG-12.11")
    record CheaperPlacement(Amount shards) implements CarnageEffect {
        @Override
        public void resolve(Resolution here) {
            here.cheaperPlacement(Math.max(0, shards.in(here)));
        }

        @Override
        public void proofread(Proof proof) {
            ((Proofreader) proof).amount("CG-12.11", "shards", shards, Proof.MOST);
        }
    }

    /** The controller looks at the top cards of their Element deck, and puts them back in any order. */
    @Rule({"CG-8.13", "CG-12.15"})
    record Look(
            @Rule("CG-6.4") @Bounded(most = Proofreader.MOST_LOOKED_AT)
            int cards) implements CarnageEffect {
        @Override
        public void resolve(Resolution here) {
            here.look(cards);
        }
    }

    /** The controller looks at the top cards of their Element deck, and puts back or discards each of them. */
    @Rule({"CG-6.4", "CG-8.13", "CG-12.15"})
    record Meditate(
            @Rule("CG-6.4") @Bounded(most = Proofreader.MOST_LOOKED_AT)
            int cards) implements CarnageEffect {
        @Override
        public void resolve(Resolution here) {
            here.meditate(cards);
        }
    }

    /**
     * What waits for the next duel or invasion. A beaten Monster has nothing of the sort: its own invasion would still count as the next one,
     * and is nearly over.
     */
    @Rule({"CG-12.4", "CG-12.9", "CG-12.16"})
    sealed interface ForDuel extends CarnageEffect {
        @Override
        default void proofread(Proof proof) {
            ((Proofreader) proof).on("CG-12.16", CardKind.LEGEND, CardKind.RELIC, CardKind.LOCATION);
        }
    }

    /** Players have more strength in an element that the card names, or less. */
    @Rule("CG-12.10")
    record StrongerIn(Whose whose, @Rule("CG-1.2") Element element, Amount number) implements ForDuel {
        @Override
        public int worth() {
            return whose.side() * Integer.signum(number.printed().sum().intValue());
        }

        @Override
        public void resolve(Resolution here) {
            int more = number.in(here);
            ForNextDuel change =
                    more < 0 ? new ForNextDuel.Malus(element, -more) : new ForNextDuel.Bonus(element, more);
            here.players(whose).forEach(player -> here.forNextDuel(player, change));
        }

        @Override
        public void proofread(Proof proof) {
            ForDuel.super.proofread(proof);
            ((Proofreader) proof).element(element);
            number.printed().forEach(each -> bonus(each, proof));
        }

        private static void bonus(int number, Proof proof) {
            proof.require(number != 0, "CG-12.10/of-zero", "{what} of 0 changes nothing", "a bonus");
            proof.number("CG-12.10", "a bonus", number, -Proof.MOST, Proof.MOST);
        }
    }

    /** The controller has more strength in an element that is named when it happens. */
    @Rule({"CG-12.9", "CG-12.10"})
    record Stronger(Amount number) implements ForDuel {
        @Override
        public void resolve(Resolution here) {
            int more = Math.max(0, number.in(here));
            here.choose("element", here.world().elements().map(OwnChoice.OfElement::new))
                    .forEach(named -> here.forNextDuel(
                            here.you(), new ForNextDuel.Bonus(((OwnChoice.OfElement) named).element(), more)));
        }

        @Override
        public void proofread(Proof proof) {
            ForDuel.super.proofread(proof);
            ((Proofreader) proof).amount("CG-12.10", "a bonus", number, Proof.MOST);
        }
    }

    /** Values of Legends are multiplied. */
    @Rule("CG-12.21")
    record Multiply(Selection whom, @Rule("CG-1.2") Element element, int by) implements ForDuel {
        @Override
        public Option<Selection.Chosen> target() {
            return whom.target();
        }

        @Override
        public int helps() {
            return 1;
        }

        @Override
        public int worth() {
            return whom.side();
        }

        @Override
        public void resolve(Resolution here) {
            Option<? extends Array<? extends Thing>> things = whom.in(here);
            if (things.isDefined()) {
                Array.<Thing>narrow(things.get()).forEach(thing -> multiply(thing, here));
            }
        }

        private void multiply(Thing thing, Resolution here) {
            if (thing instanceof CardInPlay legend && legend.is(CardKind.LEGEND)) {
                here.forNextDuel(
                        legend.controller(),
                        new ForNextDuel.Multiplied(legend.card().id(), element, by));
            }
        }

        @Override
        public void proofread(Proof proof) {
            ForDuel.super.proofread(proof);
            proof.inPlay(whom);
            ((Proofreader) proof).legends(this, whom);
            ((Proofreader) proof).element(element);
            proof.number("CG-12.21", "the number of times", by, 2, Proof.MOST_TIMES);
        }
    }

    /** Two fighters of the opponent change places after both companies have been ordered. */
    @Rule({"CG-12.4", "CG-12.9"})
    record Exchange() implements ForDuel {
        @Override
        public void resolve(Resolution here) {
            here.forNextDuel(here.you(), new ForNextDuel.Exchange());
        }
    }

    /** A beaten Legend may be kept without paying a Raïven. */
    @Rule("CG-12.12")
    record Rescue() implements ForDuel {
        @Override
        public void resolve(Resolution here) {
            here.forNextDuel(here.you(), new ForNextDuel.Rescue());
        }
    }

    /** Ties are won. */
    @Rule("CG-12.5")
    record WinTies() implements ForDuel {
        @Override
        public void resolve(Resolution here) {
            here.forNextDuel(here.you(), new ForNextDuel.TiesWon());
        }
    }
}
