package io.github.terrene.testkit.odyssey.format;

import io.github.terrene.cards.base.BaseSet;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.play.Policy;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.action.Choice;
import io.github.terrene.odyssey.action.Choose;
import io.github.terrene.odyssey.action.DismissCharacter;
import io.github.terrene.odyssey.action.Hide;
import io.github.terrene.odyssey.action.RecruitFromHand;
import io.github.terrene.odyssey.action.Run;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.game.TerreneOdyssey;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.setup.GameConfig;
import io.github.terrene.odyssey.view.View;
import io.github.terrene.testkit.odyssey.arbitrary.Styles;
import io.github.terrene.testkit.odyssey.law.DelegatingRules;
import io.github.terrene.testkit.odyssey.law.OdysseySpecimen;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** Games that teams leave: the walks attack whoever they can, keep few Characters, and Run now and then. */
final class LeaverSpecimen extends OdysseySpecimen {
    static final Catalogue CATALOGUE = Catalogue.ofSets(Array.of(new BaseSet())).get();
    private static final int LONGEST = 75;

    private final Rules<GameConfig, Game, Action, Event, View> rules;
    private final int longest;

    LeaverSpecimen(TerreneOdyssey rules) {
        this(rules, LONGEST);
    }

    LeaverSpecimen(TerreneOdyssey rules, int longest) {
        super(rules);
        this.rules = new Running(rules);
        this.longest = longest;
    }

    /** The same rules, but that whoever Runs does not give the game up for all. */
    private static final class Running extends DelegatingRules {
        Running(TerreneOdyssey rules) {
            super(rules);
        }

        @Override
        public boolean concedes(Action action) {
            return false;
        }
    }

    @Override
    public Rules<GameConfig, Game, Action, Event, View> rules() {
        return rules;
    }

    @Override
    public int longest() {
        return longest;
    }

    @Override
    public Seq<Policy<? super Game, ? super Action>> policies() {
        return Array.of(
                reckless(Styles.FIGHTER, 2),
                reckless(Styles.SCHEMER, 1),
                reckless(Styles.SCHEMER, 2),
                reckless(Styles.AMBUSHER, 1),
                reckless(Styles.AMBUSHER, 2),
                reckless(Styles.WANDERER, 2));
    }

    /** Keeps so many Characters and no more, and aims at those of others, so that what befalls one is soon the end of its player. */
    private static Policy<Game, Action> reckless(Policy<Object, ? super Action> style, int kept) {
        return (game, action) -> {
            int own = game.side(action.seat()).members().size();
            if (action instanceof Choose choose) {
                return lastOfAnother(game, choose) ? 200 : 10;
            }
            if (action instanceof DismissCharacter) {
                return own > kept ? 500 : 0;
            }
            boolean more = action instanceof Hide || action instanceof RecruitFromHand;
            return action instanceof Run ? 5 : more && own >= kept ? 0 : style.weight(game, action);
        };
    }

    private static boolean lastOfAnother(Game game, Choose choose) {
        return choose.choice() instanceof Choice.Target target
                && game.table()
                        .member(target.number())
                        .exists(member -> !member.seat().equals(choose.seat())
                                && game.side(member.seat()).members().size() == 1);
    }
}
