package io.github.terrene.narrator.wording;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.form.Forms;
import io.github.terrene.narrator.wording.Kitchen.Boil;
import io.github.terrene.narrator.wording.Kitchen.Cut;
import io.github.terrene.narrator.wording.Kitchen.Fruit;
import io.github.terrene.narrator.wording.Kitchen.Rest;
import io.github.terrene.narrator.wording.Kitchen.Step;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Language files are written by strangers: whatever they write is refused with its place, or can be used. */
class BrokenFilesTest {
    private static final String STRAY = "{}[]<>|#^?!/:*@\"\\ .=()-\nabe1";
    private static final Array<Step> STEPS = Array.of(
            new Cut(Array.of(Fruit.APPLE, Fruit.FIG), true),
            new Boil(Fruit.PEAR, 1, Option.some(Fruit.FIG)),
            new Rest(0),
            new Rest(3));

    @Property(tries = 2_000)
    void aFileWithMistakesIsRefusedOrUsed(@ForAll long seed) {
        String file = spoilt(Kitchen.ENGLISH, Rng.of(seed).dice());
        Wording.parse(file)
                .peek(wording -> {
                    STEPS.forEach(step -> wording.say(Kitchen.STEP, step, "", Known.NOTHING));
                    wording.read(Kitchen.STEP, "boil a pear with figs for 1 minute", "", Known.NOTHING);
                    wording.understand(Kitchen.STEP, "cut an aple", "", Known.NOTHING, 1);
                    wording.gaps(Array.of(new Need.Texts(Kitchen.STEP, "")));
                })
                .peekLeft(problems -> assertThat(problems)
                        .isNotEmpty()
                        .allMatch(problem -> problem.place().startsWith("line ")));
    }

    /** The same for mentions, and for what is said within other parts. */
    @Property(tries = 1_000)
    void soIsOneThatMentionsThings(@ForAll long seed) {
        Form<Kitchen.Recipe> recipe = Forms.builder().build().of(Kitchen.Recipe.class);
        Kitchen.Recipe pears = new Kitchen.Recipe(Option.some(Fruit.PEAR), STEPS);
        Wording.parse(spoilt(Kitchen.MENTIONS, Rng.of(seed).dice())).peek(wording -> {
            wording.say(recipe, pears, "", Known.NOTHING);
            wording.understand(recipe, "boil it for 1; let it rest. cut a pear", "", Known.NOTHING, 1);
            wording.gaps(Array.of(new Need.Texts(recipe, "")));
        });
    }

    /** With a few characters put in, left out or changed. */
    private static String spoilt(String file, Dice dice) {
        StringBuilder text = new StringBuilder(file);
        for (int slips = 1 + dice.below(4); slips > 0; slips--) {
            int at = dice.below(text.length() - 1);
            int end = at + dice.below(2);
            String stray = dice.below(3) == 0 ? "" : String.valueOf(STRAY.charAt(dice.below(STRAY.length())));
            text.replace(at, end, stray);
        }
        return text.toString();
    }
}
