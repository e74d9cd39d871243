package io.github.terrene.carnage.perft;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.carnage.action.Action;
import io.github.terrene.carnage.action.Action.Attack;
import io.github.terrene.carnage.action.Action.Burn;
import io.github.terrene.carnage.action.Action.EndDraft;
import io.github.terrene.carnage.action.Action.Meditate;
import io.github.terrene.carnage.action.Action.PassSword;
import io.github.terrene.carnage.action.Action.Place;
import io.github.terrene.carnage.card.DeckList;
import io.github.terrene.carnage.game.Carnage;
import io.github.terrene.carnage.rule.Game;
import io.github.terrene.carnage.setup.GameConfig;
import io.github.terrene.carnage.setup.Options;
import io.github.terrene.carnage.setup.Options.AscensionAfterWin;
import io.github.terrene.carnage.setup.Options.LocationPrice;
import io.github.terrene.carnage.setup.Options.PremiumCards;
import io.github.terrene.carnage.setup.Options.RelicFate;
import io.github.terrene.carnage.starter.ReadyLists;
import io.github.terrene.carnage.starter.StarterSet;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.engine.KindWeights;
import io.github.terrene.kernel.play.Policy;
import io.github.terrene.testkit.perft.PerftFiles;
import io.github.terrene.testkit.perft.PerftSearch;
import io.github.terrene.testkit.perft.PerftVector;
import io.vavr.collection.Array;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/** The rules give the published counts. docs/perft.md says what they are for. */
class PerftVectorTest extends PerftFiles {
    private static final Carnage RULES = Carnage.of(StarterSet.catalogue());
    private static final Policy<Object, Action> EAGER = KindWeights.<Action>of(20)
            .with(1, PassSword.class)
            .with(3, EndDraft.class, Burn.class, Meditate.class)
            .with(60, Attack.class, Place.class);

    @Override
    protected Array<Rules<?, ?, ?, ?, ?>> rules() {
        return Array.of(RULES);
    }

    @Override
    protected Array<PerftVector> positions() {
        Options standard = Options.standard();
        return Array.of(
                reached("the draft", standard, 4, game -> true),
                reached("the first hand", standard, 6, game -> asked(game, "draw")),
                reached("the first action", standard, 3, game -> acting(game, 1)),
                reached(
                        "in the middle of a game",
                        standard.withPremium(PremiumCards.SEPARATE).withLocationPrice(LocationPrice.FLAT_1),
                        3,
                        game -> acting(game, 10)),
                reached("before an attack", standard, 3, game -> attackable(game)),
                reached("blocking", standard, 4, game -> asked(game, "block")),
                reached("laying", standard, 2, game -> asked(game, "lay")),
                reached("a beaten Legend", standard.withRelicFate(RelicFate.DISCARDED), 4, game -> asked(game, "keep")),
                reached(
                        "an ascension",
                        standard.withAscensionAfterWin(AscensionAfterWin.OPTIONAL),
                        3,
                        game -> asked(game, "ascend")),
                reached("a replacement", standard, 4, game -> asked(game, "replace") && choices(game) > 1),
                reached(
                        "an invasion",
                        standard,
                        3,
                        game -> asked(game, "order")
                                && game.table()
                                        .duel()
                                        .exists(duel -> duel.invasion()
                                                && duel.attackers().isEmpty())),
                reached("a Location to be lost", standard, 4, game -> asked(game, "location")),
                reached("a pillar", standard.withPillarOnce(true), 4, game -> asked(game, "pillar")),
                reached("a meditation", standard, 3, game -> asked(game, "elements")),
                reached("a pair to be exchanged", standard, 3, game -> asked(game, "exchange")));
    }

    private static boolean asked(Game game, String about) {
        return game.prompt() != null && game.prompt().key().equals(about);
    }

    private static int choices(Game game) {
        return RULES.choices(game, RULES.deciders(game).head()).size();
    }

    private static boolean acting(Game game, int turn) {
        return asked(game, "action") && game.table().turn() == turn;
    }

    private static boolean attackable(Game game) {
        return asked(game, "action")
                && RULES.legal(game, game.table().active()).exists(action -> action instanceof Attack);
    }

    private static PerftVector reached(String name, Options options, int depth, Predicate<Game> wanted) {
        return new PerftSearch<>(RULES, seed -> GameConfig.of(options, list(seed), list(seed / 4)), EAGER)
                .first(name, depth, wanted);
    }

    private static DeckList list(long number) {
        return ReadyLists.all().get((int) (number % 4));
    }

    @Test
    void thereAreEnoughOfThem() {
        assertThat(vectors()).hasSizeGreaterThanOrEqualTo(10);
    }
}
