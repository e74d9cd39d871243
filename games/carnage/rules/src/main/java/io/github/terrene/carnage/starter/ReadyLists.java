package io.github.terrene.carnage.starter;

import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.DeckList;
import io.github.terrene.carnage.trait.CardKind;
import io.github.terrene.kernel.Rule;
import io.vavr.collection.Array;

/** Four lists to start with: two of fire and earth, two of water and air. Each has Locations of all elements, for its pillar. */
@Rule({"CG-2.1", "CG-2.5", "CG-2.6", "CG-16.3", "CG-16.4"})
public final class ReadyLists {
    /** Fire first: strong Legends early, and the shards to pay for them. */
    public static final DeckList COAL_ROAD = new Draft("The Coal Road")
            .with(2, FireCards.WICK_BEARER, FireCards.SOOT_MARSHAL)
            .with(1, FireCards.KILN_SINGER, FireCards.QUEEN_OF_COALS)
            .with(1, EarthCards.DITCH_DIGGER, EarthCards.GRAVE_GARDENER, EarthCards.HILL_MATRIARCH)
            .with(2, FireCards.EMBER_BROOCH)
            .with(1, FireCards.TEMPERED_EDGE, FireCards.MONEYERS_CRUCIBLE)
            .with(1, EarthCards.GLAZED_SHIELD, EarthCards.MASONS_CORD)
            .locations(FireCards.TINKERS_FORGE)
            .with(2, FireCards.CLINKER_RAT, FireCards.SCORCH_HOUND)
            .with(1, FireCards.SLAG_GIANT, EarthCards.WALKING_CAIRN)
            .premium(FireCards.QUEEN_OF_COALS, FireCards.EMBER_BROOCH, FireCards.TINKERS_FORGE, FireCards.SLAG_GIANT)
            .list();

    /** Earth first: Legends that are hard to lose, and copies to put under them. */
    public static final DeckList LONG_WALL = new Draft("The Long Wall")
            .with(3, EarthCards.DITCH_DIGGER)
            .with(2, EarthCards.QUARRY_CAPTAIN)
            .with(1, EarthCards.GRAVE_GARDENER, EarthCards.HILL_MATRIARCH)
            .with(1, FireCards.KILN_SINGER, FireCards.SOOT_MARSHAL)
            .with(2, EarthCards.GLAZED_SHIELD)
            .with(1, EarthCards.CLAY_SEAL, EarthCards.MASONS_CORD)
            .with(1, FireCards.EMBER_BROOCH, FireCards.TEMPERED_EDGE)
            .locations(EarthCards.BURIED_ARCHIVE)
            .with(2, EarthCards.BARROW_MOLE, EarthCards.BRAMBLE_BOAR)
            .with(1, EarthCards.WALKING_CAIRN, FireCards.SCORCH_HOUND)
            .premium(
                    EarthCards.DITCH_DIGGER,
                    EarthCards.GLAZED_SHIELD,
                    EarthCards.BURIED_ARCHIVE,
                    EarthCards.WALKING_CAIRN)
            .list();

    /** Water first: a player who looks at and draws the most cards knows best when to attack. */
    public static final DeckList GREY_HARBOUR = new Draft("The Grey Harbour")
            .with(2, WaterCards.FERRY_CHILD, WaterCards.TIDE_RECKONER)
            .with(1, WaterCards.WELL_DOWSER, WaterCards.HARBOUR_JUDGE)
            .with(1, AirCards.FEATHER_SCOUT, AirCards.BELL_RINGER, AirCards.RIDGE_PILOT)
            .with(2, WaterCards.CHART_OF_TIDES)
            .with(1, WaterCards.WHALEBONE_OAR, AirCards.REED_WHISTLE)
            .with(1, AirCards.WIND_ROSE, AirCards.FALCON_HOOD)
            .locations(WaterCards.MIRROR_POOL)
            .with(2, WaterCards.BRINE_CRAB, WaterCards.WEIR_SERPENT)
            .with(1, WaterCards.LAMPREY_QUEEN, AirCards.RAFTER_BAT)
            .premium(
                    WaterCards.HARBOUR_JUDGE,
                    WaterCards.CHART_OF_TIDES,
                    WaterCards.MIRROR_POOL,
                    WaterCards.LAMPREY_QUEEN)
            .list();

    /** Air first: the opponent's fighters end up in the wrong rounds, and cards leave the opponent's hand. */
    public static final DeckList HIGH_PASS = new Draft("The High Pass")
            .with(3, AirCards.FEATHER_SCOUT)
            .with(2, AirCards.RIDGE_PILOT)
            .with(1, AirCards.BELL_RINGER, AirCards.KEEPER_OF_THE_HIGH_PASS)
            .with(1, WaterCards.WELL_DOWSER, WaterCards.TIDE_RECKONER)
            .with(2, AirCards.REED_WHISTLE)
            .with(1, AirCards.WIND_ROSE, AirCards.FALCON_HOOD)
            .with(1, WaterCards.STILL_BASIN, WaterCards.CHART_OF_TIDES)
            .locations(AirCards.WHISTLING_GAP)
            .with(2, AirCards.RAFTER_BAT, AirCards.GALLOWS_CROW)
            .with(1, AirCards.THUNDER_ROC, WaterCards.WEIR_SERPENT)
            .premium(AirCards.FEATHER_SCOUT, AirCards.WIND_ROSE, AirCards.WHISTLING_GAP, AirCards.THUNDER_ROC)
            .list();

    private ReadyLists() {}

    /** All four; the first two are of fire and earth, the others of water and air. */
    public static Array<DeckList> all() {
        return Array.of(COAL_ROAD, LONG_WALL, GREY_HARBOUR, HIGH_PASS);
    }

    /** A list being written, at first in ordinary prints. */
    private record Draft(String name, Array<Card> cards) {
        Draft(String name) {
            this(name, Array.empty());
        }

        Draft with(int copies, Card... each) {
            return new Draft(name, cards.appendAll(Array.of(each).flatMap(card -> Array.fill(copies, card))));
        }

        /** Adds all eight Locations, and one of them once more. */
        Draft locations(Card twice) {
            return new Draft(
                    name,
                    cards.appendAll(StarterSet.cards().filter(card -> card.is(CardKind.LOCATION)))
                            .append(twice));
        }

        /** Makes one copy of each of these cards a premium print. */
        Draft premium(Card... each) {
            return new Draft(name, Array.of(each).foldLeft(cards, (all, card) -> all.replace(card, card.inPremium())));
        }

        DeckList list() {
            return DeckList.of(name, cards);
        }
    }
}
