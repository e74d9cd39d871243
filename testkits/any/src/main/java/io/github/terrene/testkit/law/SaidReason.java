package io.github.terrene.testkit.law;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Fact;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.testkit.matrix.ListedRefusal;
import io.vavr.collection.Seq;

/**
 * Checks reasons against what the game says about them.
 *
 * @param numbers the numbers of its rules
 * @param listed its refusals; empty if it lists none
 */
public record SaidReason(Seq<String> numbers, Seq<ListedRefusal> listed) {
    /** What a game says about its reasons. */
    public static SaidReason of(Specimen<?, ?, ?, ?, ?> specimen) {
        return new SaidReason(specimen.ruleNumbers(), specimen.refusals());
    }

    /** Its rule exists, its key is listed with this sentence, its facts are of the types that the sentence gives them. */
    public void check(Rejection reason) {
        assertThat(numbers).as("rule of %s", reason).contains(reason.rule());
        assertThat(reason.facts()
                        .map(Fact::value)
                        .zip(reason.values())
                        .reject(each -> each._1().equals(each._2())))
                .as(
                        "facts of %s, %s, that are no texts: the sentence must say so, as in {least:number} or {player:seat}",
                        reason.key(), reason.template())
                .isEmpty();
        if (listed.exists(each -> book(each.key()).equals(book(reason.key())))) {
            assertThat(listed.exists(each -> each.tells(reason)))
                    .as("%s is listed with: %s", reason.key(), reason.template())
                    .isTrue();
        }
        assertThat(reason.sentence())
                .doesNotContain("{", "}", "null")
                .endsWith("(" + reason.rule() + ")")
                .hasSizeGreaterThan(reason.rule().length() + 8);
    }

    /** The letters before the number: house rules have their own, and need not be listed. */
    private static String book(String key) {
        return key.substring(0, key.indexOf('-') + 1);
    }
}
