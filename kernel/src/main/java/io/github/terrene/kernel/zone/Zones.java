package io.github.terrene.kernel.zone;

import io.github.terrene.kernel.ArrayBuilder;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.form.Forms;
import io.github.terrene.kernel.form.ScalarForm;
import io.vavr.collection.Array;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * What follows from what a game declares with {@link Zone}, {@link Open}, {@link Revealed} and {@link Owner}: what a seat sees of a value,
 * whether an event reveals something, and which cards lie where.
 *
 * <p>A value is asked about as a value of a type with a form: an event as one of all events. What the declarations of a type mean is found
 * when it is first asked for. Thread-safe.
 */
public final class Zones {
    private static final int USUAL = 60;

    private final Forms forms;
    private final ConcurrentHashMap<Class<?>, Node> nodes = new ConcurrentHashMap<>();

    private Zones(Forms forms) {
        this.forms = forms;
    }

    /** What follows from the declarations in types with these forms, which say what {@linkplain Forms.Builder#hideable can be hidden}. */
    public static Zones of(Forms forms) {
        return new Zones(forms);
    }

    private Node node(Class<?> type) {
        @Nullable Node known = nodes.get(type);
        return known != null ? known : nodes.computeIfAbsent(type, unknown -> new Plan(forms).of(unknown));
    }

    /**
     * Checks the declarations in a type and in all that it contains.
     *
     * @throws IllegalArgumentException if one of them cannot mean anything, or if nothing says who may see a card, with the place where
     */
    public void check(Class<?>... types) {
        for (Class<?> type : types) {
            node(type);
        }
    }

    /**
     * What a seat may know of a value: a value of the same type. For an onlooker's seat it is what everybody may know.
     *
     * @throws IllegalArgumentException as {@link #check} does
     */
    @SuppressWarnings("unchecked") // what is seen of a value is of the same type
    public <T> T seenBy(Class<? super T> type, T value, Seat viewer) {
        return (T) node(type).seenBy(value, viewer, false);
    }

    /**
     * Whether an event shows somebody what that player could not know before, so that it cannot be undone.
     *
     * @throws IllegalArgumentException as {@link #check} does
     */
    public <E> boolean reveals(Class<? super E> events, E event) {
        return node(events).reveals(event);
    }

    /**
     * The cards that lie in the zones of a value, those that are known: each as often as it lies there, in the order of the parts. What is
     * merely named is not among them.
     *
     * @param cards the type of the cards
     * @throws IllegalArgumentException as {@link #check} does
     */
    public <T, K> Array<K> cards(Class<? super T> type, T value, Class<K> cards) {
        return known(type, value, null, cards);
    }

    /**
     * The same for the zones of one {@link Owner} only.
     *
     * @param cards the type of the cards
     * @throws IllegalArgumentException as {@link #check} does
     */
    public <T, K> Array<K> cardsOf(Seat owner, Class<? super T> type, T value, Class<K> cards) {
        return known(type, value, owner, cards);
    }

    private <T, K> Array<K> known(Class<? super T> type, T value, @Nullable Seat owner, Class<K> cards) {
        ArrayBuilder<K> known = new ArrayBuilder<>(USUAL);
        Consumer<Object> each = card -> {
            if (cards.isInstance(card)) {
                known.add(cards.cast(card));
            }
        };
        visited(type, value, new Telling(owner, owner == null, each));
        return known.all();
    }

    /** Visits the cards in the zones of a value. Returns what has to be filled; null if nothing. */
    <T> @Nullable Gap visited(Class<? super T> type, T value, Visitor visitor) {
        return node(type).visited(value, null, visitor);
    }

    /** The type of a card that can be hidden. */
    Class<?> type(Object card) {
        return forms.hideable(card.getClass())
                .getOrElseThrow(() -> new IllegalArgumentException("this cannot be hidden: " + card))
                .type();
    }

    /** The id of a card of that type; what is no card, but can be hidden, is told apart by what it says of itself. */
    String id(Class<?> cards, Object card) {
        return forms.of(cards) instanceof ScalarForm<?> form ? form.nameOf(card) : card.toString();
    }

    /** Whether something stands for a card, or whatever else can be hidden, that somebody may not know. */
    public boolean isUnknown(Object value) {
        return forms.hideable(value.getClass())
                .exists(type -> value.equals(type.hidden().apply(value)));
    }
}
