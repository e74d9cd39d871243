package io.github.terrene.draft.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.draft.RandomEncounter;
import io.github.terrene.draft.picking.DraftSpecimen;
import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.play.Policy;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.Deck;
import io.github.terrene.odyssey.game.PlayStyles;
import io.github.terrene.odyssey.setup.Edition;
import io.github.terrene.odyssey.setup.Options;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import org.junit.jupiter.api.Test;

/** A tournament whose decks are imagined, all of them or those of others. */
@Rule({"TO-2.2", "TO-2.4", "TO-14.6", "TO-14.19"})
class TournamentImaginationTest {
    private static final Policy<Tournament, TournamentAction> SENSIBLE = TournamentRules.policy(PlayStyles.SENSIBLE);
    private static final Options SHORT =
            Options.standard().withEdition(Edition.UPDATE_2015).withTurnLimit(6);

    @Test
    void decksOfOthersKeepTheLimitsWhateverIsBelieved() {
        walk(Arena.RULES, Arena.config(SHORT, 5), 1);
        Array<Card> plain = DraftSpecimen.CATALOGUE.cards().reject(TournamentImaginationTest::isLimited);
        Deck deck = new Deck("drafted", Array.range(0, 20).map(i -> plain.get(3 * i)));
        TournamentRules drafted = RandomEncounter.of(DraftSpecimen.CATALOGUE).tournament();
        walk(drafted, TournamentConfig.of(SHORT, deck, deck, deck), 2);
    }

    private static boolean isLimited(Card card) {
        return card.asCharacter() != null
                && (card.asCharacter().hero() || card.asCharacter().villain());
    }

    private static void walk(TournamentRules rules, TournamentConfig config, long seed) {
        Tournament now = rules.start(config, seed).get().state();
        Dice dice = Rng.of(seed).dice();
        CardPool everything =
                new CardPool(Array.fill(5, DraftSpecimen.CATALOGUE.cards().map(Card::id)));
        for (int moment = 0; moment < 60; moment++) {
            Seat seat = dice.pick(rules.seats(now));
            for (CardPool belief : Array.of(CardPool.UNKNOWN, everything, rules.pool(config))) {
                Tournament imagined = rules.imagine(rules.view(now, seat), belief, Rng.of(moment));
                assertThat(rules.view(imagined, seat)).isEqualTo(rules.view(now, seat));
                assertThat(beyondLimits(rules, imagined.config())).isEmpty();
                String text = rules.notation().writeState(imagined);
                assertThat(rules.notation().readState(imagined.config(), text).map(rules.notation()::writeState))
                        .contains(text);
            }
            assertThat(rules.imagine(rules.view(now, seat), rules.pool(config), Rng.of(moment))
                            .config()
                            .entrants()
                            .map(each -> each.get().deck().cards()))
                    .as("decks that are all known")
                    .isEqualTo(config.entrants().map(each -> each.get().deck().cards()));
            now = SENSIBLE.playout(rules, now, dice, 1 + dice.below(12));
        }
    }

    private static Seq<Problem> beyondLimits(TournamentRules rules, TournamentConfig config) {
        Array<String> limits = Array.of("TO-2.2", "TO-2.4", "TO-12.1", "TO-14.6");
        return config.entrants()
                .flatMap(each -> rules.game()
                        .deckRules()
                        .problems(each.get().deck(), config.options().edition(), "deck"))
                .filter(problem -> limits.contains(problem.rule()));
    }
}
