package io.github.terrene.examples.benchmarks.immutable;

import static io.github.terrene.examples.benchmarks.reduced.Cells.*;

import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.card.TerrainCard;
import io.vavr.collection.Array;
import java.util.Arrays;

/** Lists what is legal for one seat, in the library's order, by the checks that also refuse. Lives while one list is made. */
final class Listing {
    private static final int USUAL = 16;

    private final ImmutableGame game;
    private final Seat seat;
    private final int player;
    private final int party;
    private Action[] actions = new Action[USUAL];
    private int size;

    Listing(ImmutableGame game, Seat seat) {
        this.game = game;
        this.seat = seat;
        this.player = seat.index();
        this.party = game.cells[side(player) + PARTY];
    }

    private void add(Action action) {
        if (size == actions.length) {
            actions = Arrays.copyOf(actions, 2 * size);
        }
        actions[size++] = action;
    }

    Array<Action> legal() {
        switch (game.cells[PROMPT]) {
            case CHOOSE_PARTY -> starting();
            case NAME_STARTER -> starters();
            case TAKE_TURN -> turn();
            case CHOOSE_BLOCK -> blocks();
            default -> gains();
        }
        return Array.of(Arrays.copyOf(actions, size));
    }

    private void starting() {
        int drafted = SetupChecks.drafted(game, player);
        int fresh = SetupChecks.fresh(game, player);
        if (drafted % 2 == 1) {
            for (int rest = fresh & game.cards.items(); rest != 0; rest &= rest - 1) {
                add(new SetupAction.PlaceItem(seat, Integer.numberOfTrailingZeros(rest)));
            }
        } else {
            for (int rest = fresh & game.cards.starters(); rest != 0; rest &= rest - 1) {
                int card = Integer.numberOfTrailingZeros(rest);
                if (SetupChecks.placeCharacter(game, player, card) == 0) {
                    add(new SetupAction.PlaceCharacter(seat, card));
                }
            }
        }
    }

    private void starters() {
        add(new SetupAction.NameStarter(seat, Seat.of(0)));
        add(new SetupAction.NameStarter(seat, Seat.of(1)));
    }

    private void turn() {
        int room = PartyChecks.room(game, player);
        int hand = game.cells[side(player) + HAND_BITS];
        recruits(hand & game.cards.characters(), room);
        attacks();
        hidings(hand & game.cards.characters(), room);
        assignments(hand & game.cards.items());
        trades();
        dismissals();
        add(new TurnAction.Run(seat));
        add(new TurnAction.EndTurn(seat));
    }

    private void recruits(int people, int room) {
        for (int place = 0; place < party; place++) {
            if (PartyChecks.recruit(game, player, place, room) == 0) {
                add(new PartyAction.Recruit(seat, place));
            }
        }
        for (int rest = people; rest != 0; rest &= rest - 1) {
            int card = Integer.numberOfTrailingZeros(rest);
            if (PartyChecks.recruitFromHand(game, player, card, room) == 0) {
                add(new PartyAction.RecruitFromHand(seat, card));
            }
        }
    }

    private void attacks() {
        for (int place = 0; place < party; place++) {
            if (PartyChecks.attack(game, player, place) == 0) {
                add(new BattleAction.Attack(seat, place));
            }
        }
    }

    private void hidings(int people, int room) {
        for (int rest = people; rest != 0; rest &= rest - 1) {
            int card = Integer.numberOfTrailingZeros(rest);
            if (PartyChecks.hide(game, player, card, room) == 0) {
                add(new PartyAction.Hide(seat, card));
            }
        }
    }

    private void assignments(int items) {
        for (int place = 0; place < party; place++) {
            for (int rest = items; rest != 0; rest &= rest - 1) {
                int card = Integer.numberOfTrailingZeros(rest);
                if (PartyChecks.assign(game, player, place, card) == 0) {
                    add(new PartyAction.Assign(seat, place, card));
                }
            }
        }
    }

    private void trades() {
        for (int first = 0; first < party; first++) {
            for (int second = first + 1; second < party; second++) {
                if (PartyChecks.trade(game, player, first, second) == 0) {
                    add(new PartyAction.Trade(seat, first, second));
                }
            }
        }
    }

    private void dismissals() {
        for (int place = 0; place < party; place++) {
            add(new PartyAction.DismissCharacter(seat, place));
        }
        for (int place = 0; place < party; place++) {
            if (PartyChecks.dismissCard(game, player, place) == 0) {
                add(new PartyAction.DismissCard(seat, place));
            }
        }
    }

    private void blocks() {
        for (int place = 0; place < party; place++) {
            if (PartyChecks.block(game, player, place) == 0) {
                add(new BattleAction.Block(seat, place));
            }
        }
        add(new BattleAction.DeclineBlock(seat));
    }

    private void gains() {
        for (int tier = 1; tier <= TerrainCard.TIERS; tier++) {
            add(new BattleAction.ChooseGain(seat, tier));
        }
    }
}
