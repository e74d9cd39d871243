package io.github.terrene.testkit.odyssey.cards;

import static org.assertj.core.api.Assertions.contentOf;

import io.github.terrene.cards.base.BaseSet;
import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.GameForms;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.form.ProductForm;
import io.github.terrene.kernel.play.Policy;
import io.github.terrene.narrator.Cards;
import io.github.terrene.narrator.board.Layout;
import io.github.terrene.narrator.wording.Need;
import io.github.terrene.narrator.wording.Wording;
import io.github.terrene.odyssey.CardForms;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.card.Deck;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.game.TerreneOdyssey;
import io.github.terrene.odyssey.match.MatchRules;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.setup.GameConfig;
import io.github.terrene.odyssey.setup.Options;
import io.github.terrene.odyssey.table.Counters;
import io.github.terrene.odyssey.table.Held;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.TerrainInPlay;
import io.github.terrene.odyssey.trait.Status;
import io.github.terrene.odyssey.view.View;
import io.github.terrene.testkit.law.card.CardTextLaws;
import io.github.terrene.testkit.law.word.WordingLaws;
import io.github.terrene.testkit.odyssey.arbitrary.RandomCards;
import io.github.terrene.testkit.odyssey.arbitrary.Styles;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.Objects;
import java.util.function.Supplier;

/** The words of Terrene Odyssey. */
@Rule("TO-1.1")
class OdysseyWordingTest implements CardTextLaws<Card, GameConfig, Game, Action>, WordingLaws<Card> {
    private static final int DECK = 30;
    private static final TerreneOdyssey DUEL =
            TerreneOdyssey.duel(Catalogue.ofSets(Array.of(new BaseSet())).get());
    private static final GameForms<GameConfig, Game, Action, Event, View> FORMS = DUEL.forms();
    private static final GameForms<?, ?, ?, ?, ?> MATCH = MatchRules.of(DUEL).forms();

    @Override
    public Supplier<Card> cards(Dice dice) {
        return () -> RandomCards.ofTheLanguage().of(dice);
    }

    @Override
    public Seq<Problem> faults(Card card) {
        return Catalogue.of(Array.of(card, RandomCards.TOKEN, RandomCards.GROUND))
                .fold(problems -> problems, catalogue -> Array.empty());
    }

    @Override
    public int decks() {
        return 2 * DECK;
    }

    @Override
    public Rules<GameConfig, Game, Action, ?, ?> rules(Seq<Card> cards) {
        return TerreneOdyssey.duel(RandomCardSpecimen.catalogue(cards.toArray()));
    }

    @Override
    public GameConfig config(Seq<Card> cards) {
        return GameConfig.of(Options.standard(), Deck.of("one", cards.take(DECK)), Deck.of("other", cards.drop(DECK)));
    }

    @Override
    public Seq<? extends Policy<? super Game, ? super Action>> policies() {
        return Styles.ALL;
    }

    @Override
    public Form<Card> form() {
        return CardForms.STANDARD.of(Card.class);
    }

    @Override
    public Seq<Wording> languages() {
        return WordingLaws.languages("terrene-odyssey-duel", "en", "de");
    }

    @Override
    public Seq<Card> printed() {
        BaseSet set = new BaseSet();
        return Array.<Card>ofAll(set.cards()).appendAll(set.tokens()).append(Catalogue.OPEN_FIELD);
    }

    @Override
    public Seq<Need> needs() {
        return Array.<Need>of(
                        Cards.of(form(), printed(), Card::name).names(),
                        new Need.Values(form(), "brief"),
                        new Need.Values(GameForms.SEAT, "name"),
                        new Need.Values(FORMS.event(), ""),
                        new Need.Values(FORMS.offered(), ""),
                        new Need.Values(FORMS.action(), ""),
                        new Need.Values(FORMS.shown(), "question"),
                        new Need.Values(MATCH.event(), ""),
                        new Need.Values(MATCH.shown(), "question"),
                        new Need.Values(FORMS.types().of(Status.class), ""),
                        new Need.Values(FORMS.types().of(Counters.class), "marks"),
                        new Need.Values(FORMS.types().of(Member.class), "hidden"),
                        new Need.Values(FORMS.types().of(Held.class), "hidden"))
                .appendAll(Layout.of("terrene-odyssey").get().labels().map(Need.Label::new))
                .appendAll(Array.of(Member.class, Held.class, TerrainInPlay.class)
                        .map(thing ->
                                new Need.InPlay((ProductForm<?>) FORMS.types().of(thing))));
    }

    @Override
    public Seq<Problem> elsewhere(Wording language) {
        return Wording.of("common", language.language()).get().gaps(Array.empty());
    }

    @Override
    public Seq<String> modules() {
        return Array.of("terrene-kernel", "terrene-narrator", "terrene-core");
    }

    @Override
    public String texts(Wording language) {
        return contentOf(
                Objects.requireNonNull(getClass().getResource("/base-set-texts." + language.language() + ".txt")));
    }
}
