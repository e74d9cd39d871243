package io.github.terrene.kernel.zone;

import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.form.Forms;
import io.github.terrene.kernel.form.Hideable;
import io.github.terrene.kernel.form.ListForm;
import io.github.terrene.kernel.form.MapForm;
import io.github.terrene.kernel.form.NamesForm;
import io.github.terrene.kernel.form.OptionForm;
import io.github.terrene.kernel.form.Part;
import io.github.terrene.kernel.form.ProductForm;
import io.github.terrene.kernel.form.ScalarForm;
import io.github.terrene.kernel.form.SumForm;
import io.github.terrene.kernel.form.WrittenAs;
import io.github.terrene.kernel.zone.Zone.Known;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Makes a {@link Node} of each form in a type, and refuses what its declarations cannot mean. Lives inside one call. */
final class Plan {
    private final Forms forms;
    private final Reach hideable;
    private final Reach hidden =
            new Reach(Masked.class::isAssignableFrom, part -> Said.of(part).to() != Known.EVERYBODY);
    private final Reach zones = new Reach(type -> false, part -> Said.of(part).zone());
    private final Reach revealed =
            new Reach(type -> false, part -> Said.of(part).revealed());
    private final Reach masked = new Reach(Masked.class::isAssignableFrom, part -> false);
    private final Reach said = new Reach(type -> false, Said::anything);
    private final Map<Ground, Node> met = new HashMap<>();

    /** Lists and piles of the same cards share what they are when they are hidden. */
    private final Map<Form<?>, Cards> cards = new HashMap<>();

    Plan(Forms forms) {
        this.forms = forms;
        this.hideable = new Reach(type -> forms.hideable(type).isDefined(), part -> false);
    }

    /** The node of a type. */
    Node of(Class<?> type) {
        return of(new Ground(forms.of(type), false, false), type.getSimpleName());
    }

    private Node of(Ground ground, String place) {
        Form<?> form = ground.form();
        if (!hideable.from(form) && !hidden.from(form) && !said.from(form)) {
            return Node.PLAIN;
        }
        @Nullable Node known = met.get(ground);
        if (known != null) {
            return known;
        }
        Node made = form.match(new Making(ground, place));
        met.put(ground, made);
        return made;
    }

    /**
     * Where a form is met.
     *
     * @param owned whether what lies there has an owner
     * @param said whether somebody has said who may see it
     */
    private record Ground(Form<?> form, boolean owned, boolean said) {
        Ground in(Form<?> part) {
            return new Ground(part, owned, said);
        }
    }

    /** Makes the node of a form that is met somewhere. */
    private final class Making implements Form.SomeCases<Node> {
        private final Ground ground;
        private final String place;

        private Making(Ground ground, String place) {
            this.ground = ground;
            this.place = place;
        }

        private IllegalArgumentException refusal(String why) {
            return new IllegalArgumentException(place + ": " + why);
        }

        @Override
        public Node other() {
            return Node.PLAIN;
        }

        private Option<Node> card(Class<?> type) {
            Option<Hideable> found = forms.hideable(type);
            if (found.isDefined() && !ground.said()) {
                throw refusal("nothing says who may see " + type.getSimpleName()
                        + ": mark this part, or one around it, as @Zone or @Open");
            }
            return found.map(Card::new);
        }

        @Override
        public Node names(NamesForm<?> form) {
            return card(form.type()).getOrElse(Node.PLAIN);
        }

        @Override
        public Node scalar(ScalarForm<?> form) {
            return card(form.type()).getOrElse(Node.PLAIN);
        }

        @Override
        public Node list(ListForm<?> form) {
            Node element = of(ground.in(form.element()), place);
            @Nullable
            Object unknown = element instanceof Card card ? card.type().unknown() : null;
            return unknown == null ? new Each(element) : cards.computeIfAbsent(form, each -> Cards.of(form, unknown));
        }

        @Override
        public Node option(OptionForm form) {
            return new Perhaps(of(ground.in(form.element()), place));
        }

        @Override
        public Node map(MapForm form) {
            throw refusal("nothing can be hidden in a map");
        }

        @Override
        public Node written(WrittenAs<?, ?> form) {
            throw refusal("nothing can be hidden in what is written as something else");
        }

        @Override
        public Node sum(SumForm<?> form) {
            return card(form.type()).getOrElse(() -> {
                OneOf node = new OneOf(form);
                met.put(ground, node);
                node.consistsOf(member -> of(ground.in(member.form()), member.name()));
                return node;
            });
        }

        @Override
        public Node product(ProductForm<?> form) {
            return card(form.type()).getOrElse(() -> whole(form));
        }

        private Node whole(ProductForm<?> form) {
            Whole node = new Whole(form);
            met.put(ground, node);
            boolean owned = ground.owned() || node.owned();
            Array<Place> places =
                    form.parts().map(part -> new Making(ground, form.name() + "." + part.name()).place(part, owned));
            node.consistsOf(places, revealed.from(form));
            return said.from(form) || hidden.from(form)
                    ? node
                    : pile(form, places).getOrElse(node);
        }

        /** Only cards in order, of which nothing else is said. */
        private Option<Node> pile(ProductForm<?> form, Array<Place> places) {
            return places.size() == 1 && places.head().node() instanceof Cards list
                    ? Option.some(cards.computeIfAbsent(
                            form, each -> list.in(form, form.parts().head())))
                    : Option.none();
        }

        private Place place(Part part, boolean owned) {
            Said here = Said.of(part);
            here.senseless(part.form(), hideable.from(part.form()), owned).forEach(why -> {
                throw refusal(why);
            });
            if (here.to() != Known.EVERYBODY && masked.from(part.form())) {
                throw refusal("what is Masked hides itself, and cannot lie in a zone that is hidden as a whole");
            }
            Ground inside = new Ground(part.form(), owned || here.bySeat(), ground.said() || here.something());
            Node node = of(inside, place);
            return new Place(
                    part.access(),
                    here.bySeat() ? bySeat(part, inside, node, here.to()) : node,
                    here.bySeat() ? Known.EVERYBODY : here.to(),
                    here.asZone().map(Zone::as).getOrNull(),
                    here.zone() || zones.from(part.form()),
                    here.to() != Known.EVERYBODY || hidden.from(part.form()),
                    here.revealed());
        }

        private Node bySeat(Part part, Ground inside, Node node, Known to) {
            if (!(part.form() instanceof ListForm<?> list)) {
                throw refusal("@BySeat marks a list");
            }
            return new EachOfSeat(list, node, of(inside.in(list.element()), place), to);
        }
    }
}
