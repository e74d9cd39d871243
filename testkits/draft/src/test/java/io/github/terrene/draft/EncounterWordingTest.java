package io.github.terrene.draft;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.draft.picking.DraftRules;
import io.github.terrene.draft.picking.DraftSpecimen;
import io.github.terrene.draft.tournament.TournamentRules;
import io.github.terrene.draft.tournament.score.Points;
import io.github.terrene.kernel.GameForms;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.form.ProductForm;
import io.github.terrene.narrator.board.Layout;
import io.github.terrene.narrator.wording.Need;
import io.github.terrene.narrator.wording.Wording;
import io.github.terrene.odyssey.CardForms;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.game.TerreneOdyssey;
import io.github.terrene.odyssey.match.MatchRules;
import io.github.terrene.odyssey.table.Counters;
import io.github.terrene.odyssey.table.Held;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.TerrainInPlay;
import io.github.terrene.testkit.law.card.CardSheetLaws;
import io.github.terrene.testkit.law.word.WordingLaws;
import io.github.terrene.testkit.matrix.ListedRefusal;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The words of drafts and tournaments. */
@Rule("TO-14.19")
class EncounterWordingTest {
    private static final TerreneOdyssey GAMES = RandomEncounter.games(DraftSpecimen.CATALOGUE);
    private static final GameForms<?, ?, ?, ?, ?> ENCOUNTER =
            RandomEncounter.of(DraftSpecimen.CATALOGUE).forms();
    private static final GameForms<?, ?, ?, ?, ?> DRAFT =
            DraftRules.of(DraftSpecimen.CATALOGUE).forms();
    private static final GameForms<?, ?, ?, ?, ?> TOURNAMENT =
            TournamentRules.of(GAMES).forms();
    private static final GameForms<?, ?, ?, ?, ?> MATCH = MatchRules.of(GAMES).forms();
    private static final Array<String> MODULES =
            Array.of("terrene-kernel", "terrene-narrator", "terrene-core", "terrene-rules-draft");

    /** What stands above the standings, and on the board. */
    private static final Array<String> LABELS = Array.of("rank", "seat", "points", "opponents", "won", "byes", "left")
            .map(part -> "Standing." + part)
            .appendAll(Layout.of("terrene-odyssey-random-encounter").get().labels());

    private static Seq<Need> all() {
        Array<Need> values = Array.of(ENCOUNTER, DRAFT, TOURNAMENT, MATCH)
                .flatMap(forms -> Array.of(
                        new Need.Values(forms.event(), ""),
                        new Need.Values(forms.offered(), ""),
                        new Need.Values(forms.action(), ""),
                        new Need.Values(forms.shown(), "question")));
        Array<Need> refusals = ListedRefusal.of(MODULES.toJavaArray(String[]::new))
                .map(each -> new Need.Refusal(each.key(), each.facts(), Option.some(each.template())));
        Array<Need> things = Array.of(Member.class, Held.class, TerrainInPlay.class)
                .map(thing ->
                        new Need.InPlay((ProductForm<?>) GAMES.forms().types().of(thing)));
        return Array.<Need>of(
                        new Need.Texts(CardForms.STANDARD.of(Card.class), CardSheetLaws.PRINT),
                        new Need.Values(CardForms.STANDARD.of(Card.class), "brief"),
                        new Need.Values(GameForms.SEAT, "name"),
                        new Need.Values(GameForms.OUTCOME, ""),
                        new Need.Values(TOURNAMENT.types().of(Points.class), ""),
                        new Need.Values(GAMES.forms().types().of(Counters.class), "marks"),
                        new Need.Values(GAMES.forms().types().of(Member.class), "hidden"),
                        new Need.Values(GAMES.forms().types().of(Held.class), "hidden"))
                .appendAll(values)
                .appendAll(LABELS.map(Need.Label::new))
                .appendAll(things)
                .appendAll(refusals);
    }

    /** Nothing is missing, and nothing is too much. */
    @ParameterizedTest
    @ValueSource(strings = {"en", "de"})
    void everythingThatIsSaidHasAPhraseAndEveryPhraseIsSaid(String language) {
        Wording wording =
                Wording.of("terrene-odyssey-random-encounter", language).get();
        Array<Problem> common = Wording.of("common", language).get().gaps(Array.empty());
        assertThat(wording.gaps(all()).removeAll(common)).isEmpty();
    }

    /** Drafts alone, and tournaments of whatever game of the family, are told in the same words. */
    @Test
    void whateverIsPlayedHasTheseWords() {
        Array<String> games = Array.of(
                DraftRules.of(DraftSpecimen.CATALOGUE).notation().game(),
                TournamentRules.of(GAMES).notation().game(),
                RandomEncounter.of(DraftSpecimen.CATALOGUE).notation().game());
        for (String language : WordingLaws.languages(games.head(), "en", "de").map(Wording::language)) {
            assertThat(games.map(game -> Wording.of(game, language)
                            .flatMap(wording -> wording.word("DraftAction.Leave"))
                            .isDefined()))
                    .containsOnly(true);
        }
    }
}
