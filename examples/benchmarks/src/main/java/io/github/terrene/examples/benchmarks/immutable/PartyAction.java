package io.github.terrene.examples.benchmarks.immutable;

import static io.github.terrene.examples.benchmarks.reduced.Cells.*;

import io.github.terrene.kernel.Seat;

/** What a player does with Characters and cards in their turn. */
public sealed interface PartyAction extends Action {
    @Override
    default int prompt() {
        return TAKE_TURN;
    }

    /** A hidden Character is recruited. */
    record Recruit(Seat seat, int place) implements PartyAction {
        @Override
        public int refusals(ImmutableGame game) {
            return PartyChecks.recruit(game, seat.index(), place, PartyChecks.room(game, seat.index()));
        }

        @Override
        public void carryOut(Play play) {
            play.emit(new PartyEvent.Recruited(seat, place));
        }
    }

    /** A Character comes from hand into play, recruited. */
    record RecruitFromHand(Seat seat, int card) implements PartyAction {
        @Override
        public int refusals(ImmutableGame game) {
            return PartyChecks.recruitFromHand(game, seat.index(), card, PartyChecks.room(game, seat.index()));
        }

        @Override
        public void carryOut(Play play) {
            play.emit(new PartyEvent.RecruitedFromHand(seat, card));
        }
    }

    /** A Character comes from hand into play, hidden. */
    record Hide(Seat seat, int card) implements PartyAction {
        @Override
        public int refusals(ImmutableGame game) {
            return PartyChecks.hide(game, seat.index(), card, PartyChecks.room(game, seat.index()));
        }

        @Override
        public void carryOut(Play play) {
            play.emit(new PartyEvent.Hidden(seat, card));
        }
    }

    /** A Character is given an Item to hold. */
    record Assign(Seat seat, int place, int card) implements PartyAction {
        @Override
        public int refusals(ImmutableGame game) {
            return PartyChecks.assign(game, seat.index(), place, card);
        }

        @Override
        public void carryOut(Play play) {
            play.emit(new PartyEvent.Assigned(seat, place, card));
        }
    }

    /** Two Characters trade what they hold. */
    record Trade(Seat seat, int first, int second) implements PartyAction {
        @Override
        public int refusals(ImmutableGame game) {
            return PartyChecks.trade(game, seat.index(), first, second);
        }

        @Override
        public void carryOut(Play play) {
            play.emit(new PartyEvent.Traded(seat, first, second));
        }
    }

    /** A Character leaves the party; its damage is the player's. */
    record DismissCharacter(Seat seat, int place) implements PartyAction {
        @Override
        public int refusals(ImmutableGame game) {
            return PartyChecks.character(game, seat.index(), place);
        }

        @Override
        public void carryOut(Play play) {
            int damage = play.cells[member(side(seat.index()), place) + DAMAGE];
            play.emit(new PartyEvent.CharacterDismissed(seat, place));
            if (damage > 0) {
                play.emit(new BattleEvent.PlayerDamaged(seat, damage));
            }
            play.settle();
        }
    }

    /** A held card is thrown away. */
    record DismissCard(Seat seat, int place) implements PartyAction {
        @Override
        public int refusals(ImmutableGame game) {
            return PartyChecks.dismissCard(game, seat.index(), place);
        }

        @Override
        public void carryOut(Play play) {
            play.emit(new PartyEvent.CardDismissed(seat, place));
        }
    }
}
