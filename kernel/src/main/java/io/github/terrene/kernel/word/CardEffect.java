package io.github.terrene.kernel.word;

/** What happens to cards in hands and piles that not everybody sees. */
public sealed interface CardEffect extends Effect {
    /** Whose cards. */
    Whose whose();

    @Override
    default int worth() {
        return whose().side() * helps();
    }

    /**
     * Players draw: "draw 2 cards".
     *
     * @param whose who
     * @param cards how many
     */
    record Draw(Whose whose, Amount cards) implements CardEffect {
        @Override
        public int helps() {
            return 1;
        }

        @Override
        public void resolve(Resolution here) {
            int number = Math.max(0, cards.in(here));
            here.players(whose).forEach(player -> here.draw(player, number));
        }

        @Override
        public void proofread(Proof proof) {
            proof.amount(this, "cards", cards);
        }
    }

    /**
     * Cards go from the top of a pile to another one: "the opponent's deck loses 3 cards".
     *
     * @param whose whose pile
     * @param cards how many
     * @param from from which pile
     * @param to to which pile
     */
    record Mill(Whose whose, Amount cards, Area from, Area to) implements CardEffect {
        @Override
        public int helps() {
            return -1;
        }

        @Override
        public void resolve(Resolution here) {
            int number = Math.max(0, cards.in(here));
            here.players(whose).forEach(player -> here.mill(player, number, from, to));
        }

        @Override
        public void proofread(Proof proof) {
            proof.amount(this, "cards", cards);
            proof.milled(this, from, to);
        }
    }

    /**
     * A player discards cards of that player's choice.
     *
     * @param whose who: one player
     * @param cards how many; all if there are fewer
     */
    record Discard(Whose whose, int cards) implements CardEffect {
        @Override
        public int helps() {
            return -1;
        }

        @Override
        public void resolve(Resolution here) {
            here.players(whose).take(1).forEach(player -> here.discard(player, cards));
        }

        @Override
        public void proofread(Proof proof) {
            proof.onePlayer(this, whose);
            proof.fromHand(this, cards);
        }
    }

    /**
     * Players discard cards at random.
     *
     * @param whose who
     * @param cards how many; all if there are fewer
     */
    record DiscardAtRandom(Whose whose, int cards) implements CardEffect {
        @Override
        public int helps() {
            return -1;
        }

        @Override
        public void resolve(Resolution here) {
            here.players(whose).forEach(player -> here.discardAtRandom(player, cards));
        }

        @Override
        public void proofread(Proof proof) {
            proof.positive(this, "cards", cards);
        }
    }

    /**
     * The controller looks at the top cards of piles, which stay there: "look at the top 3 cards of your deck".
     *
     * @param whose whose piles
     * @param cards how many cards; all if there are fewer
     * @param from which pile
     */
    record LookAtTop(Whose whose, Amount cards, Area from) implements CardEffect {
        @Override
        public int worth() {
            return 1;
        }

        @Override
        public void resolve(Resolution here) {
            int number = Math.max(0, cards.in(here));
            here.players(whose).forEach(player -> here.lookAtTop(player, from, number));
        }

        @Override
        public void proofread(Proof proof) {
            proof.amount(this, "cards", cards);
            proof.lookedAt(this, from);
        }
    }

    /**
     * The controller looks at hands: "look at the opponent's hand".
     *
     * @param whose whose hands
     */
    record LookAtHand(Whose whose) implements CardEffect {
        @Override
        public int worth() {
            return 1;
        }

        @Override
        public void resolve(Resolution here) {
            here.players(whose).forEach(here::lookAtHand);
        }

        @Override
        public void proofread(Proof proof) {
            proof.others(this, whose);
        }
    }
}
