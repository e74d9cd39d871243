package io.github.terrene.testkit.odyssey.law;

import static io.github.terrene.odyssey.Words.*;
import static io.github.terrene.testkit.odyssey.scenario.Stage.HOME_FIELD;

import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.card.CharacterBuilder;
import io.github.terrene.odyssey.effect.CardFilter;
import io.github.terrene.odyssey.effect.PlayerRole;
import io.github.terrene.odyssey.effect.Zone;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.game.TerreneOdyssey;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.setup.GameConfig;
import io.github.terrene.odyssey.view.View;
import io.github.terrene.testkit.law.view.MemoryLaws;
import io.github.terrene.testkit.law.view.OnlookerLaws;
import io.github.terrene.testkit.law.view.ViewLaws;
import io.vavr.collection.Array;

/**
 * Duels with a few cards all of which ask for what is hidden: names that may be in play already, cards that may be in a hand. What
 * random decks of the base set show once in a hundred million decisions happens here in every game.
 */
class SecretiveLawsTest
        implements ViewLaws<GameConfig, Game, Action, Event, View>,
                OnlookerLaws<GameConfig, Game, Action, Event, View>,
                MemoryLaws<GameConfig, Game, Action, Event, View> {
    private static final CardFilter ANYBODY = card(CHARACTER);

    private static final Array<Card> CARDS = Array.of(
            HOME_FIELD,
            thief("Mask").build(),
            thief("Cowl").build(),
            thief("Usher")
                    .trigger(GREEN, free(), target(enemyCharacter().faceDown()), turnFaceUp())
                    .build(),
            thief("Herald")
                    .trigger(BLUE, free(), putIntoPlayHidden(ANYBODY, Zone.HAND))
                    .build(),
            thief("Veil").trigger(BLUE, free(), target(character()), hide()).build(),
            thief("Pickpocket")
                    .trigger(BLUE, free(), target(enemyCharacter().withCard()), takeHeld(TARGET))
                    .build(),
            item("Spyglass")
                    .trigger(BLUE, free(), target(enemyCharacter().faceDown()), reveal())
                    .build(),
            item("Lantern")
                    .trigger(BLUE, free(), turnFaceUp().to(each(character().faceDown())))
                    .build(),
            item("Spotlight")
                    .trigger(BLUE, free(), target(enemyCharacter().faceDown()), turnFaceUp())
                    .build(),
            item("Invitation")
                    .trigger(BLUE, free(), putIntoPlay(ANYBODY, Zone.HAND))
                    .build(),
            item("Toll")
                    .trigger(GREEN, free(), discard(1, PlayerRole.EACH_OPPONENT))
                    .build(),
            item("Search Warrant")
                    .trigger(GREEN, free(), discardOfYourChoice(1, PlayerRole.EACH_OPPONENT))
                    .build(),
            item("Address Book").trigger(GREEN, free(), search(ANYBODY)).build());

    private static final OdysseySpecimen SPECIMEN =
            new OdysseySpecimen(TerreneOdyssey.duel(Catalogue.of(CARDS).get())) {
                @Override
                public int longest() {
                    return 80;
                }
            };

    private static CharacterBuilder thief(String name) {
        return character(name).of(DARK, THIEF).stats(1, 1, 20, 10, 0);
    }

    @Override
    public OdysseySpecimen specimen() {
        return SPECIMEN;
    }
}
