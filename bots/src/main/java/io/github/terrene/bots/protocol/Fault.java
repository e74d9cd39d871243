package io.github.terrene.bots.protocol;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.play.Excerpt;
import java.time.Duration;

/** Why a program did not decide. */
public sealed interface Fault {
    /** The number of the decision that the program was asked for; 0 if it was never asked. */
    int number();

    /** What the program did, for a person: {@code needed more than 200 ms for decision 7}. */
    String sentence();

    /** Whether the program is not asked again after this. */
    default boolean last() {
        return false;
    }

    /**
     * There is no such program, or it cannot be run.
     *
     * @param why the message of the system
     */
    record NotStarted(String why) implements Fault {
        @Override
        public int number() {
            return 0;
        }

        @Override
        public String sentence() {
            return "did not start: " + why;
        }

        @Override
        public boolean last() {
            return true;
        }
    }

    /**
     * The program has ended. It is not started again.
     *
     * @param exitCode the exit code of the program; 0 if it claims success
     */
    record Exited(int number, int exitCode) implements Fault {
        @Override
        public String sentence() {
            return "ended with exit code " + exitCode + " and did not answer decision " + number;
        }

        @Override
        public boolean last() {
            return true;
        }
    }

    /** The program is running, but has closed its standard output. */
    record Silent(int number) implements Fault {
        @Override
        public String sentence() {
            return "closed its output and did not answer decision " + number;
        }

        @Override
        public boolean last() {
            return true;
        }
    }

    /**
     * The program did not answer in time. If an answer comes later, it is ignored.
     *
     * @param limit how much time it had
     */
    record TooLate(int number, Duration limit) implements Fault {
        @Override
        public String sentence() {
            return "needed more than " + limit.toMillis() + " ms for decision " + number;
        }
    }

    /**
     * The program wrote a line of more than {@value Pipe#LONGEST_LINE} characters. What follows is not read.
     *
     * @param beginning the beginning of the line
     */
    record TooLong(int number, String beginning) implements Fault {
        @Override
        public String sentence() {
            return "wrote a line of more than " + Pipe.LONGEST_LINE + " characters for decision " + number + ": "
                    + Excerpt.of(beginning, Question.EXCERPT);
        }

        @Override
        public boolean last() {
            return true;
        }
    }

    /**
     * The program wrote a line that cannot be read, or that answers what it was not asked.
     *
     * @param line what it wrote
     * @param why what is wrong
     */
    record Rubbish(int number, String line, Problem why) implements Fault {
        @Override
        public String sentence() {
            return "wrote what cannot be read for decision " + number + " ("
                    + Excerpt.of(why.toString(), Question.EXCERPT) + "): " + Excerpt.of(line, Question.EXCERPT);
        }
    }

    /**
     * The program chose something that is not one of its choices.
     *
     * @param line what it wrote
     * @param choices how many it had
     */
    record Illegal(int number, String line, int choices) implements Fault {
        @Override
        public String sentence() {
            return "chose none of the " + choices + " choices of decision " + number + ": "
                    + Excerpt.of(line, Question.EXCERPT);
        }
    }
}
