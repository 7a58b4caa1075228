extends SceneTree
# Prints settings of the project that the engine was started in, one line for each name in names.txt, beside this script:
# @@{"text"}. Where no project.godot lies there, the engine has read project.binary.

func _init():
	var names = File.new()
	names.open("res://names.txt", File.READ)
	while names.get_position() < names.get_len():
		var name = names.get_line()
		if name != "":
			print("@@" + to_json({"text": var2str(ProjectSettings.get_setting(name))}))
	names.close()
	quit()
