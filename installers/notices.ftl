Varscope comes with these libraries, under their own licences,
and in the installers with a Java run-time image: OpenJDK, under
the GNU General Public License 2 with the Classpath Exception,
whose notices lie in the folder legal of the image. The texts of
all these licences come with the program: in the folder
licenses, or in one file with this list. In installers and zips,
the class files of picocli are written in a newer format;
nothing else of it is changed. In the zip for Windows,
varscope.exe begins with a part of Launch4j, under the MIT
licence.

<#list dependencyMap as entry>
${entry.getKey().artifactId} ${entry.getKey().version}: ${entry.getValue()?join(", ")}
    ${entry.getKey().url!""}
</#list>
