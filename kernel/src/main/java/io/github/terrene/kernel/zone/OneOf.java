package io.github.terrene.kernel.zone;

import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.form.Member;
import io.github.terrene.kernel.form.SumForm;
import io.github.terrene.kernel.zone.Zone.Kind;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** One of several members. */
final class OneOf implements Node {
    private final SumForm<?> form;
    private final Map<Class<?>, Node> members = new HashMap<>();

    OneOf(SumForm<?> form) {
        this.form = form;
    }

    /** Sets the members afterwards, since a type may contain itself. */
    void consistsOf(Function<Member, Node> node) {
        form.members().forEach(member -> members.put(member.type(), node.apply(member)));
    }

    /** The member that a value is: most values are of its own type, not of a subtype. */
    private Node member(Object value) {
        @Nullable Node same = members.get(value.getClass());
        return same != null ? same : members.getOrDefault(form.of(value).type(), PLAIN);
    }

    @Override
    public Object seenBy(Object value, Seat viewer, boolean own) {
        return member(value).seenBy(value, viewer, own);
    }

    @Override
    public Object hidden(Object value) {
        return member(value).hidden(value);
    }

    @Override
    public boolean holds(Object value) {
        return member(value).holds(value);
    }

    @Override
    public boolean reveals(Object value) {
        return member(value).reveals(value);
    }

    @Override
    public @Nullable Gap visited(Object value, @Nullable Kind zone, Visitor visitor) {
        return member(value).visited(value, zone, visitor);
    }
}
