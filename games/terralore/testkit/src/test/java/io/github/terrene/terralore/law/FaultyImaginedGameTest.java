package io.github.terrene.terralore.law;

import static io.github.terrene.terralore.Words.*;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.card.FaultyEffect;
import io.github.terrene.kernel.resolve.Choice;
import io.github.terrene.kernel.resolve.Eligibility;
import io.github.terrene.kernel.resolve.Question;
import io.github.terrene.kernel.word.Effect;
import io.github.terrene.terralore.action.Plan;
import io.github.terrene.terralore.action.PlannedCard;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.Catalogue;
import io.github.terrene.terralore.card.Deck;
import io.github.terrene.terralore.card.OwnChoice;
import io.github.terrene.terralore.card.OwnEffect;
import io.github.terrene.terralore.card.Resolution;
import io.github.terrene.terralore.game.Terralore;
import io.github.terrene.terralore.rule.Game;
import io.github.terrene.terralore.setup.DeckRules;
import io.github.terrene.terralore.setup.GameConfig;
import io.github.terrene.terralore.setup.Options;
import io.github.terrene.terralore.starter.StarterSet;
import io.github.terrene.terralore.trait.Affinity;
import io.github.terrene.terralore.trait.Lane;
import io.vavr.collection.Array;
import io.vavr.collection.Stream;
import org.junit.jupiter.api.Test;

/** An effect of a card set that works where it is, but not in a game that was imagined. */
class FaultyImaginedGameTest {
    /** Asks only if the card on top is the one that it was on top in the game that is played. */
    private record Peep(String onTop) implements OwnEffect {
        @Override
        public void resolve(Resolution here) {
            Array<Card> shown = Array.ofAll(here.look(here.you(), 2));
            if (shown.head().id().compareTo(onTop) >= 0) {
                Array<Choice> options = shown.map(card -> new OwnChoice.OnTop(card.id()));
                Question question = Question.secret(here.you(), "TL-9.18", "order", options);
                here.chooseOnTop(question, here.you(), shown, Eligibility.OFFERED);
            }
        }
    }

    private static Card sphinx(Effect effect) {
        return skill("Sphinx").affinity(new Affinity("Sand")).onReveal(effect).build();
    }

    private static Terralore rules(Card sphinx) {
        return Terralore.of(Catalogue.of(StarterSet.cards().append(sphinx)).get());
    }

    private static GameConfig config(Card sphinx) {
        return GameConfig.of(
                Options.standard(),
                Deck.of("with it", StarterSet.cards().take(DeckRules.SIZE - 1).append(sphinx)),
                Deck.of("without it", StarterSet.cards().take(DeckRules.SIZE)));
    }

    /** The game after South revealed it in turn 1. */
    private static Stream<Game> asked(Card sphinx) {
        Terralore rules = rules(sphinx);
        Plan plan = Plan.of(PlannedCard.of(sphinx.id(), Lane.DEFENDING));
        return Stream.from(1)
                .map(seed -> rules.start(config(sphinx), seed).get().state())
                .filter(game -> game.hand(Players.SOUTH).holds(sphinx.id()))
                .map(game -> rules.handIn(game, Players.SOUTH, plan).get().state())
                .map(game -> rules.handIn(game, Players.NORTH, Plan.of()).get().state());
    }

    @Test
    @Rule("TL-12.6")
    void whatAsksDependingOnASecretIsNamedWhenTheGameIsImagined() {
        Card sphinx = sphinx(new Peep("n"));
        Terralore rules = rules(sphinx);
        Game game = asked(sphinx)
                .find(each -> !each.deciders().isEmpty() && each.table().turn() == 1)
                .get();
        assertThatThrownBy(() -> Array.range(0, 50)
                        .forEach(
                                seed -> rules.imagine(rules.view(game, Players.NORTH), CardPool.UNKNOWN, Rng.of(seed))))
                .isInstanceOf(FaultyEffect.class)
                .hasMessageContainingAll(
                        "Sphinx, On reveal", Peep.class.getName(), "it asks or does not ask depending on a secret");
    }
}
