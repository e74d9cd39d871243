package io.github.terrene.examples.benchmarks.bound;

import static io.github.terrene.examples.benchmarks.reduced.Cells.*;

import io.github.terrene.examples.benchmarks.reduced.CardTable;
import io.github.terrene.examples.benchmarks.reduced.Cells;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.action.Assign;
import io.github.terrene.odyssey.action.Attack;
import io.github.terrene.odyssey.action.Block;
import io.github.terrene.odyssey.action.Choice.Gain;
import io.github.terrene.odyssey.action.Choice.Starter;
import io.github.terrene.odyssey.action.Choose;
import io.github.terrene.odyssey.action.DismissCard;
import io.github.terrene.odyssey.action.DismissCharacter;
import io.github.terrene.odyssey.action.Hide;
import io.github.terrene.odyssey.action.PlaceAssignable;
import io.github.terrene.odyssey.action.PlaceCharacter;
import io.github.terrene.odyssey.action.Recruit;
import io.github.terrene.odyssey.action.RecruitFromHand;
import io.github.terrene.odyssey.action.Trade;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.rule.setup.ChooseParty;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.Side;
import io.github.terrene.odyssey.trait.Keyword;
import io.github.terrene.odyssey.trait.Stat;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Describes a game of the library and one written by hand in the same words if their states are the same. */
final class Portrait {
    private static final String[] PROMPTS = {"party", "starter", "action", "block", "gain"};
    private static final String[] KINDS = {
        "PLACE_CHARACTER",
        "PLACE_ASSIGNABLE",
        "NAME_STARTER",
        "RECRUIT",
        "RECRUIT_FROM_HAND",
        "ATTACK",
        "HIDE",
        "ASSIGN",
        "TRADE",
        "DISMISS_CHARACTER",
        "DISMISS_CARD",
        "RUN",
        "END_TURN",
        "BLOCK",
        "DECLINE_BLOCK",
        "CHOOSE_GAIN"
    };

    private final CardTable cards;

    Portrait(CardTable cards) {
        this.cards = cards;
    }

    String of(Game game, Seat seat) {
        String turn =
                "turn " + game.table().turn() + " of " + game.table().active().index() + ", " + seat.index()
                        + " decides about " + game.prompt().key();
        return game.prompt() instanceof ChooseParty party
                ? turn + ": " + party.drafts().map(draft -> draft.cards().asJava())
                : turn + ": " + game.table().sides().map(side -> side(game, side));
    }

    String of(MutableGame game) {
        int[] cells = game.cells;
        String turn = "turn " + cells[TURN] + " of " + cells[ACTIVE] + ", " + cells[SEAT] + " decides about "
                + PROMPTS[cells[PROMPT]];
        return cells[PROMPT] == CHOOSE_PARTY
                ? turn + ": Array(" + draft(cells, Cells.side(0)) + ", " + draft(cells, Cells.side(1)) + ")"
                : turn + ": Array(" + side(cells, Cells.side(0)) + ", " + side(cells, Cells.side(1)) + ")";
    }

    private List<String> draft(int[] cells, int side) {
        List<String> draft = new ArrayList<>();
        for (int i = 0; i < cells[side + DRAFTED]; i++) {
            draft.add(cards.id(cells[side + DRAFT + i]));
        }
        return draft;
    }

    private String side(Game game, Side side) {
        return game.table().team(side.seat()).hp() + " HP, " + side.actions() + " Actions, traded " + side.traded()
                + ", hand " + side.hand().cards().map(Card::id).asJava() + ", deck "
                + side.deck().cards().map(Card::id).asJava() + ", party "
                + side.members().map(member -> member(game, member)).asJava();
    }

    private String side(int[] cells, int side) {
        List<String> hand = new ArrayList<>();
        for (int card = 0; card < CardTable.MOST; card++) {
            for (int i = 0; i < cells[side + HAND + card]; i++) {
                hand.add(cards.id(card));
            }
        }
        List<String> deck = new ArrayList<>();
        for (int i = cells[side + DECK_NEXT]; i < cells[side + DECK_END]; i++) {
            deck.add(cards.id(cells[side + DECK + i]));
        }
        List<String> party = new ArrayList<>();
        for (int i = 0; i < cells[side + PARTY]; i++) {
            party.add(member(cells, Cells.member(side, i)));
        }
        return cells[side + HP] + " HP, " + cells[side + ACTIONS] + " Actions, traded " + (cells[side + TRADED] == 1)
                + ", hand " + hand + ", deck " + deck + ", party " + party;
    }

    private static String member(Game game, Member member) {
        return member.card().id() + " recruited " + member.recruited() + ", attacks " + member.attacks() + ", damage "
                + member.damage() + " of " + game.table().stat(member, Stat.HP) + ", XP " + member.xp() + ", ATK "
                + game.table().stat(member, Stat.ATK) + ", DEF " + game.table().stat(member, Stat.DEF) + " after decay "
                + member.decay() + ", Haste " + game.table().has(member, Keyword.HASTE) + ", holds "
                + member.held().map(held -> held.card().id()).getOrElse("nothing");
    }

    private String member(int[] cells, int member) {
        return cards.id(cells[member + CARD]) + " recruited " + (cells[member + RECRUITED] == 1) + ", attacks "
                + cells[member + ATTACKED] + ", damage " + cells[member + DAMAGE] + " of " + cells[member + MOST_HP]
                + ", XP " + cells[member + XP] + ", ATK " + cells[member + ATK] + ", DEF "
                + Math.max(0, cells[member + DEF] - cells[member + DECAY]) + " after decay " + cells[member + DECAY]
                + ", Haste " + (cells[member + HASTE] == 1) + ", holds "
                + (cells[member + HELD] == NONE ? "nothing" : cards.id(cells[member + HELD]));
    }

    List<String> choices(MutableGame game) {
        List<String> choices = new ArrayList<>();
        int legal = game.list();
        for (int i = 0; i < legal; i++) {
            int choice = game.choice(i);
            choices.add(KINDS[Choice.kind(choice)] + " " + Choice.first(choice) + " " + Choice.second(choice));
        }
        return choices;
    }

    String choice(Game game, Action action) {
        Arguments arguments = new Arguments(game, action.seat());
        return kind(action) + " " + arguments.first(action) + " " + arguments.second(action);
    }

    private static String kind(Action action) {
        if (action instanceof Choose choose) {
            return choose.choice() instanceof Starter ? "NAME_STARTER" : "CHOOSE_GAIN";
        }
        return action.getClass()
                .getSimpleName()
                .replaceAll("(?<=[a-z])(?=[A-Z])", "_")
                .toUpperCase(Locale.ROOT);
    }

    private static int number(io.github.terrene.odyssey.action.Choice choice) {
        return choice instanceof Starter starter ? starter.seat().index() : ((Gain) choice).tier();
    }

    /** What an action says, in the numbers of the game written by hand. */
    private final class Arguments {
        private final Side side;

        Arguments(Game game, Seat seat) {
            this.side = game.side(seat);
        }

        int first(Action action) {
            if (action instanceof PlaceCharacter place) {
                return cards.number(place.card());
            }
            if (action instanceof PlaceAssignable place) {
                return cards.number(place.card());
            }
            if (action instanceof Recruit recruit) {
                return place(recruit.member());
            }
            if (action instanceof RecruitFromHand recruit) {
                return cards.number(recruit.card());
            }
            if (action instanceof Attack attack) {
                return place(attack.attacker());
            }
            if (action instanceof Hide hide) {
                return cards.number(hide.card());
            }
            if (action instanceof Assign assign) {
                return place(assign.member());
            }
            if (action instanceof Trade trade) {
                return place(trade.first());
            }
            if (action instanceof DismissCharacter dismissal) {
                return place(dismissal.member());
            }
            if (action instanceof DismissCard dismissal) {
                return place(dismissal.holder());
            }
            if (action instanceof Block block) {
                return place(block.blocker());
            }
            if (action instanceof Choose choose) {
                return number(choose.choice());
            }
            return 0;
        }

        int second(Action action) {
            if (action instanceof Assign assign) {
                return cards.number(assign.card());
            }
            if (action instanceof Trade trade) {
                return place(trade.second());
            }
            return 0;
        }

        private int place(int member) {
            return side.members().indexWhere(each -> each.id() == member);
        }
    }
}
