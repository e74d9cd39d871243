package io.github.terrene.odyssey;

import io.github.terrene.kernel.form.Forms;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.effect.ChooseOne;
import io.github.terrene.odyssey.effect.Effect;
import io.github.terrene.odyssey.effect.EffectsByLevel;
import io.github.terrene.odyssey.effect.If;
import io.github.terrene.odyssey.effect.character.AttackAgain;
import io.github.terrene.odyssey.effect.character.Cure;
import io.github.terrene.odyssey.effect.character.Damage;
import io.github.terrene.odyssey.effect.character.Defeat;
import io.github.terrene.odyssey.effect.character.DiscardHeld;
import io.github.terrene.odyssey.effect.character.GainXp;
import io.github.terrene.odyssey.effect.character.Give;
import io.github.terrene.odyssey.effect.character.Heal;
import io.github.terrene.odyssey.effect.character.HideCharacters;
import io.github.terrene.odyssey.effect.character.Modify;
import io.github.terrene.odyssey.effect.character.PutCounters;
import io.github.terrene.odyssey.effect.character.RestoreDefense;
import io.github.terrene.odyssey.effect.character.Reveal;
import io.github.terrene.odyssey.effect.character.TakeHeld;
import io.github.terrene.odyssey.effect.character.TurnFaceUp;
import io.github.terrene.odyssey.effect.table.CancelAbility;
import io.github.terrene.odyssey.effect.table.CancelAttack;
import io.github.terrene.odyssey.effect.table.CopyItem;
import io.github.terrene.odyssey.effect.table.Create;
import io.github.terrene.odyssey.effect.table.DamagePlayers;
import io.github.terrene.odyssey.effect.table.Discard;
import io.github.terrene.odyssey.effect.table.DiscardAtRandom;
import io.github.terrene.odyssey.effect.table.DismissTerrain;
import io.github.terrene.odyssey.effect.table.Draw;
import io.github.terrene.odyssey.effect.table.ExtraActions;
import io.github.terrene.odyssey.effect.table.HealYou;
import io.github.terrene.odyssey.effect.table.LoseActions;
import io.github.terrene.odyssey.effect.table.Mill;
import io.github.terrene.odyssey.effect.table.PutBackIntoPlay;
import io.github.terrene.odyssey.effect.table.PutCardIntoPlay;
import io.github.terrene.odyssey.effect.table.PutCountersHere;
import io.github.terrene.odyssey.effect.table.Search;
import io.github.terrene.odyssey.effect.table.SwitchActiveTerrain;
import io.github.terrene.odyssey.effect.table.TakeBack;
import io.github.terrene.odyssey.trait.NamedCard;
import io.vavr.collection.Array;

/**
 * The forms of cards with all that is printed on them. In everything else that is written, a card is represented by its id.
 *
 * <pre>{@code
 * Form<Card> card = CardForms.STANDARD.of(Card.class);
 * }</pre>
 */
public final class CardForms {
    private static final Array<Class<? extends Effect>> ON_CHARACTERS = Array.of(
            AttackAgain.class,
            Cure.class,
            Damage.class,
            Defeat.class,
            DiscardHeld.class,
            GainXp.class,
            Give.class,
            Heal.class,
            HideCharacters.class,
            Modify.class,
            PutCounters.class,
            RestoreDefense.class,
            Reveal.class,
            TakeHeld.class,
            TurnFaceUp.class);
    private static final Array<Class<? extends Effect>> ON_TABLE = Array.of(
            CancelAbility.class,
            CancelAttack.class,
            CopyItem.class,
            Create.class,
            DamagePlayers.class,
            Discard.class,
            DiscardAtRandom.class,
            DismissTerrain.class,
            Draw.class,
            ExtraActions.class,
            HealYou.class,
            LoseActions.class,
            Mill.class,
            PutBackIntoPlay.class,
            PutCardIntoPlay.class,
            PutCountersHere.class,
            Search.class,
            SwitchActiveTerrain.class,
            TakeBack.class);
    private static final Array<Class<? extends Effect>> ON_EFFECTS =
            Array.of(ChooseOne.class, EffectsByLevel.class, If.class);
    private static final Forms.Builder WORDS = Forms.builder()
            .writtenAs(NamedCard.class, NamedCard.Written.class, NamedCard.Written::of, NamedCard.Written::card)
            .family(Effect.class, ON_CHARACTERS.appendAll(ON_TABLE).appendAll(ON_EFFECTS));

    /** The forms of cards that are written with the words of this library. */
    public static final Forms STANDARD = with();

    /** The same for prints of cards, which also cover words that other modules add. */
    public static final Forms PRINTED = STANDARD.open();

    private CardForms() {}

    /**
     * The forms of cards that are also written with words of your own.
     *
     * @param own records that are effects of a card set
     * @throws IllegalArgumentException if one of them has no form or is not an effect
     */
    public static Forms with(Class<?>... own) {
        return WORDS.members(Array.of(own)).type(Card.class).build();
    }
}
