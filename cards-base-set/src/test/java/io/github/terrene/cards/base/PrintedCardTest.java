package io.github.terrene.cards.base;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.narrator.wording.Known;
import io.github.terrene.narrator.wording.Wording;
import io.github.terrene.odyssey.CardForms;
import io.github.terrene.odyssey.ability.Ability;
import io.github.terrene.odyssey.ability.TriggerAbility;
import io.github.terrene.odyssey.card.AssignableCard;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.card.Gain;
import io.github.terrene.odyssey.card.TerrainCard;
import io.github.terrene.odyssey.trait.CharacterClass;
import io.github.terrene.odyssey.trait.Color;
import io.github.terrene.odyssey.trait.Stat;
import io.vavr.collection.Array;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Every card in Java is the card in the data: the same numbers, and word for word the same text. */
class PrintedCardTest {
    private static final Catalogue CATALOGUE =
            Catalogue.ofSets(Array.of(new BaseSet())).get();

    private static final Wording ENGLISH = Wording.of("terrene-odyssey", "en").get();

    static Stream<Arguments> printed() {
        return PrintedFiles.cards()
                .appendAll(PrintedFiles.outsideTheSet())
                .toJavaStream()
                .map(card -> Arguments.of(card.get("name").asText(), card));
    }

    static Stream<Arguments> printedCharacters() {
        return printed().filter(each -> ((JsonNode) each.get()[1]).has("classes"));
    }

    static Stream<Arguments> printedTerrains() {
        return printed().filter(each -> ((JsonNode) each.get()[1]).has("xpTree"));
    }

    static Stream<Arguments> printedAssignables() {
        return printed()
                .filter(each -> ((JsonNode) each.get()[1]).get("type").asText().matches("item|command"));
    }

    @DisplayName("has the printed name and text")
    @ParameterizedTest(name = "{0}")
    @MethodSource("printed")
    void text(String name, JsonNode printed) {
        Card card = card(printed);
        assertThat(card.name()).isEqualTo(name);
        assertThat(said(CardForms.STANDARD.of(Card.class), card, "text")).isEqualTo(lines(printed));
        assertThat(Provenance.attested(card)).containsExactlyElementsOf(PrintedFiles.texts(printed.get("attested")));
    }

    @DisplayName("has the printed colors, costs and limits")
    @ParameterizedTest(name = "{0}")
    @MethodSource("printed")
    @Rule("TO-8.2")
    void triggers(String name, JsonNode printed) {
        card(printed).abilities().zip(Array.ofAll(printed.get("abilities"))).forEach(line -> trigger(line._1, line._2));
    }

    private static void trigger(Ability ability, JsonNode printed) {
        assertThat(ability instanceof TriggerAbility)
                .isEqualTo(printed.get("kind").asText().equals("trigger"));
        if (ability instanceof TriggerAbility trigger) {
            JsonNode condition = printed.path("condition");
            assertThat(trigger.color())
                    .isEqualTo(Color.valueOf(printed.get("color").asText().toUpperCase(Locale.ROOT)));
            assertThat(trigger.cost().actions())
                    .isEqualTo(printed.get("cost").get("actions").asInt());
            assertThat(trigger.cost().payments()).hasSize(printed.get("cost").size() - 1);
            assertThat(trigger.oncePerTurn())
                    .isEqualTo(condition.path("oncePerTurn").asBoolean());
            assertThat(trigger.conditional()).isEqualTo(condition.has("when"));
            assertThat(trigger.conditions()).hasSize(condition.path("if").size());
            assertThat(trigger.effects()).hasSize(printed.get("effects").size());
        }
    }

    @DisplayName("has the printed classes and numbers")
    @ParameterizedTest(name = "{0}")
    @MethodSource("printedCharacters")
    @Rule({"TO-1.2", "TO-1.10"})
    void character(String name, JsonNode printed) {
        CharacterCard card = (CharacterCard) card(printed);
        assertThat(card.classes().map(CharacterClass::label))
                .containsExactlyElementsOf(PrintedFiles.texts(printed.get("classes")));
        assertThat(card.affiliation().label())
                .isEqualTo(printed.get("affiliation").asText());
        assertThat(Array.of(card.lv(), card.sp(), card.hp(), card.atk(), card.def()))
                .containsExactlyElementsOf(Array.of("lv", "sp", "hp", "atk", "def")
                        .map(stat -> printed.get(stat).asInt()));
        assertThat(card.hero()).isEqualTo(printed.path("hero").asBoolean());
        assertThat(card.token()).isEqualTo(printed.get("type").asText().equals("token"));
    }

    @DisplayName("has the printed Actions and XP gain tree")
    @ParameterizedTest(name = "{0}")
    @MethodSource("printedTerrains")
    @Rule({"TO-1.5", "TO-1.6"})
    void terrain(String name, JsonNode printed) {
        TerrainCard card = (TerrainCard) card(printed);
        assertThat(card.actions()).isEqualTo(printed.get("actions").asInt());
        assertThat(card.storm().isDefined()).isEqualTo(printed.path("storm").asBoolean());
        assertThat(card.xpTree().map(gain -> said(CardForms.STANDARD.of(Gain.class), gain, "")))
                .containsExactlyElementsOf(Array.ofAll(printed.get("xpTree")).map(PrintedCardTest::tier));
        assertThat(card.xpTree().map(Gain::heal))
                .containsExactlyElementsOf(Array.ofAll(printed.get("xpTree"))
                        .map(tier -> tier.path("heal").asInt()));
    }

    private static String tier(JsonNode printed) {
        Array<String> said = Array.of(Stat.ATK, Stat.DEF, Stat.HP, Stat.LV)
                .filter(stat -> printed.has(stat.label().toLowerCase(Locale.ROOT)))
                .map(stat ->
                        "+" + printed.get(stat.label().toLowerCase(Locale.ROOT)).asInt() + " " + stat.label());
        said = printed.has("heal") ? said.append("heal " + printed.get("heal").asInt()) : said;
        String from = printed.has("from") ? " to " + printed.get("from").asText() : "";
        said = printed.has("keyword") ? said.append(printed.get("keyword").asText() + from) : said;
        return said.mkString(", ");
    }

    @DisplayName("is of the printed type, for the printed classes")
    @ParameterizedTest(name = "{0}")
    @MethodSource("printedAssignables")
    @Rule("TO-1.7")
    void assignable(String name, JsonNode printed) {
        AssignableCard card = (AssignableCard) card(printed);
        assertThat(card.command()).isEqualTo(printed.get("type").asText().equals("command"));
        assertThat(card.ongoing()).isEqualTo(printed.path("ongoing").asBoolean());
        assertThat(card.spell()).isEqualTo(printed.path("spell").asBoolean());
        assertThat(card.trap()).isEqualTo(printed.path("trap").asBoolean());
        assertThat(card.classLimit().map(CharacterClass::label))
                .containsExactlyElementsOf(PrintedFiles.texts(printed.path("classLimit")));
    }

    private static Card card(JsonNode printed) {
        return CATALOGUE.find(printed.get("id").asText()).get();
    }

    private static String lines(JsonNode printed) {
        return Array.ofAll(printed.get("abilities"))
                .map(ability -> ability.get("text").asText())
                .mkString("\n");
    }

    private static String said(Form<?> form, Object value, String variant) {
        return ENGLISH.say(form, value, variant, Known.NOTHING).get().text();
    }
}
