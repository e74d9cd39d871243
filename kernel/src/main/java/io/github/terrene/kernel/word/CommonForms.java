package io.github.terrene.kernel.word;

import io.github.terrene.kernel.form.Forms;
import io.vavr.collection.Array;

/**
 * The words that the cards of all games share, as families of forms. A game declares its language by what it adds, and by what it leaves out
 * since it cannot carry it out: cards with that are neither read nor accepted.
 *
 * <pre>{@code
 * Forms words = CommonForms.builder()
 *         .members(Array.of(OwnEffects.class, CardKind.class, BattleType.class, Figure.class, When.class, Where.class))
 *         .build();
 * }</pre>
 */
public final class CommonForms {
    private static final Array<Class<? extends Effect>> EFFECTS = Array.of(
            Flow.If.class,
            Flow.May.class,
            Flow.ChooseOne.class,
            Flow.ForEach.class,
            Flow.Repeat.class,
            CardEffect.Draw.class,
            CardEffect.Mill.class,
            CardEffect.Discard.class,
            CardEffect.DiscardAtRandom.class,
            CardEffect.LookAtTop.class,
            CardEffect.LookAtHand.class,
            ThingEffect.Damage.class,
            ThingEffect.Heal.class,
            ThingEffect.Destroy.class,
            ThingEffect.Gets.class,
            ThingEffect.GetsExactly.class,
            ThingEffect.Becomes.class,
            ThingEffect.Move.class,
            ThingEffect.Take.class,
            ThingEffect.Forbid.class,
            ThingEffect.Prevent.class,
            ThingEffect.Control.class);

    private static final Array<Class<? extends Selection>> SELECTIONS = Array.of(
            Selection.This.class,
            Selection.That.class,
            Selection.It.class,
            Selection.All.class,
            Selection.Chosen.class,
            Selection.Random.class);

    private static final Array<Class<? extends Statement>> STATEMENTS = Array.of(
            Statement.Adds.class,
            Statement.Sets.class,
            Statement.Multiplies.class,
            Statement.Limits.class,
            Statement.Is.class,
            Statement.Cannot.class,
            Statement.Often.class,
            Statement.Costs.class,
            Statement.While.class);

    private static final Array<Class<? extends Condition>> CONDITIONS =
            Array.of(Condition.There.class, Condition.Compared.class, Condition.Is.class);

    /** The forms of all texts, whatever module they come from, for what is only written and looked into. */
    public static final Forms OPEN = builder().build().open();

    private CommonForms() {}

    /** All common words; a game adds its own as {@linkplain Forms.Builder#members members}. */
    public static Forms.Builder builder() {
        return without(Array.empty());
    }

    /**
     * The common words but for these.
     *
     * @param out effects, selections, statements and conditions that a game does not have
     */
    public static Forms.Builder without(Array<Class<? extends Text>> out) {
        return Forms.builder()
                .family(Effect.class, EFFECTS.reject(out::contains))
                .family(Selection.class, SELECTIONS.reject(out::contains))
                .family(Statement.class, STATEMENTS.reject(out::contains))
                .family(Condition.class, CONDITIONS.reject(out::contains))
                .family(Noun.class, Array.of(AnyCard.class))
                .family(Adjective.class, Array.empty())
                .family(Quality.class, Array.empty())
                .family(Stat.class, Array.empty())
                .family(Score.class, Array.empty())
                .family(Moment.class, Array.empty())
                .family(Deed.class, Array.empty())
                .family(Area.class, Array.empty());
    }
}
